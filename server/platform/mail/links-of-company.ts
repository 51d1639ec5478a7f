import { sql } from 'kysely'
import { COMPANY_AREA, ofCompany } from '#contract/platform/of-company.ts'
import { settings } from '#server/settings.ts'
import type { Database } from '../database/connect.ts'
import type { MailText } from './mail-text.ts'

/** Pages of one link for one use, and those before the company's area. */
const others = /^(?:verify|invitation|password|email|second_factor|\?|$)/

/** The links to the company's area with the company to which the mail belongs, where the person belongs to several: another one may be open when they follow it. */
export async function linksOfCompany(db: Database, account_id: string, mail: Pick<MailText, 'text' | 'html'>) {
  // A mail about signing in asks nothing more of the database, so that no time tells whether an address is known.
  if (named(mail.text, 0) === mail.text) return {}
  const { rows } = await sql<{ company_id: number }>`
    select company_id from company_users join accounts as me on me.id = company_users.id
    where me.id = ${account_id} and exists (select from accounts as other where other.id <> me.id
      and (other.principal_id = me.id or other.id = me.principal_id or other.principal_id = me.principal_id))`.execute(db)
  const [member] = rows
  return member ? { text: named(mail.text, member.company_id), html: named(mail.html, member.company_id, '&amp;') } : {}
}

const link = /[^\s"'<>]*/y

function named(words: string, company_id: number, and = '&') {
  const [first = '', ...rest] = words.split(settings.publicUrl + COMPANY_AREA)
  return rest.reduce((done, part) => {
    link.lastIndex = 0
    const [path = ''] = link.exec(part) ?? []
    const address = settings.publicUrl + COMPANY_AREA + path
    const whole = others.test(path) ? address : ofCompany(address.replaceAll(and, '&'), company_id).replaceAll('&', and)
    return done + whole + part.slice(path.length)
  }, first)
}
