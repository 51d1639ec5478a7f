import { siteSettings } from '#server/settings/site-settings.ts'
import { smtpTransport, type SmtpTransport } from './smtp-transport.ts'

/** The connection to the mail server that the settings name at this moment. */
export class CurrentSmtp {
  #server = ''
  #transport: SmtpTransport | undefined

  /** Absent where no mail leaves this machine. */
  get transport() {
    const { smtpUrl, smtpStarttls } = siteSettings()
    const server = smtpUrl ? `${smtpStarttls} ${smtpUrl}` : ''
    if (server !== this.#server) {
      this.close()
      this.#transport = smtpUrl ? smtpTransport(smtpUrl, smtpStarttls) : undefined
      this.#server = server
    }
    return this.#transport
  }

  close() {
    this.#transport?.close()
    this.#transport = undefined
    this.#server = ''
  }
}
