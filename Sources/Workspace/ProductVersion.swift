/// What `--version` and the server's introduction say.

package let productName = "signalbox"
package let productVersion = "1.0.0"
