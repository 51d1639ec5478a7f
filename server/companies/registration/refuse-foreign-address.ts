import type { Language } from '#contract/platform/text/language.ts'
import { fail } from '#server/fail.ts'
import { domainKeys } from '../domains/domain-keys.ts'

const sentences = {
  freeMail: {
    ja: 'だれでも作れるメールアドレスでは登録できません。御社のドメインのメールアドレスを入力してください。',
    en: 'Free mail addresses are not accepted. Please use an address of your company’s own domain.',
  },
  sharedSite: {
    ja: 'だれでもページを作れるサイトのアドレスです。御社のドメインのサイトを入力してください。',
    en: 'Anyone can have a page there. Please enter the site under your company’s own domain.',
  },
  differ: {
    ja: 'メールアドレスのドメインが、企業のサイトのドメインと違います。同じドメインのメールアドレスを入力してください。',
    en: 'The address does not belong to the domain of the company’s site.',
  },
}

/** Only a visitor with a mailbox under the domain of the company's own site signs it up. Gives that domain, in each of its spellings. */
export function refuseForeignAddress({ url, email }: { url: string; email: string }, language: Language) {
  const refuse = (field: 'url' | 'email', why: keyof typeof sentences) => fail('INPUT_INVALID', [{ field, message: sentences[why][language] }])
  const [mail, site] = [domainKeys(email), domainKeys(new URL(url).hostname)]
  if (mail.length === 0) refuse('email', 'freeMail')
  if (site.length === 0) refuse('url', 'sharedSite')
  if (!mail.some((domain) => site.includes(domain))) refuse('email', 'differ')
  return site
}
