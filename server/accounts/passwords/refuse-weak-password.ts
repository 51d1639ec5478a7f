import { defaultSiteName } from '#contract/platform/site/site-name.ts'
import { fail } from '#server/fail.ts'
import { isWordWithFigures } from './is-word-with-figures.ts'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'

/** Words of this service, which are guessed first here (docs/security.md, Passwords). */
const own = [
  'mebae',
  defaultSiteName.name,
  'めばえ',
  'メバエ',
  '求人',
  '転職',
  '採用',
  'スカウト',
  'kyujin',
  'tenshoku',
  'saiyou',
  'recruit',
  'scout',
  'startup',
  'candidate',
  'company',
  'operator',
  'member',
  'kigyou',
  'kouho',
  '企業',
  '候補者',
  '運営',
  'password',
  'パスワード',
]

/** A word says something only from here on; one of kana or kanji sooner. */
const tells = (word: string) => [...word].length >= (/^[\p{ASCII}]*$/u.test(word) ? 4 : 2)
/** Without the words that everybody, or everybody who knows the person, would try, so much has to be left. */
const LEFT = 8
const TAKEN = '\0'

const sentences = {
  common: {
    ja: 'よく使われる言葉や並びで、推測されやすいパスワードです。関係のない言葉を3つ以上つなげるなど、別のものにしてください。',
    en: 'This password is easily guessed: it is made of what many people use. Choose another one, such as three or more unrelated words.',
  },
  address: {
    ja: 'メールアドレスを含むパスワードは使えません。関係のない言葉にしてください。',
    en: 'A password must not contain the e-mail address. Choose words that have nothing to do with you.',
  },
  own: {
    ja: 'サイトの名前や、あなたや企業の名前が大半のパスワードは、推測されやすいので使えません。関係のない言葉を3つ以上つなげてください。',
    en: 'A password that is mostly the name of this site, of you or of your company is easily guessed. Use three or more unrelated words.',
  },
}

type Owner = {
  email: string
  /** What the person and their company are called. */
  names?: (string | null | undefined)[]
}

/** Refuses what somebody would guess. Any characters do, and no kind of them is asked for. */
export function refuseWeakPassword(password: string, { email, names = [] }: Owner, language: 'ja' | 'en' = 'ja') {
  const refuse = (why: keyof typeof sentences) => fail('INPUT_INVALID', [{ field: 'password', message: sentences[why][language] }])
  const folded = foldedPassword(password)
  const [local = '', domain = ''] = email.split('@')
  if ([email, local].filter(tells).some((part) => folded.includes(foldedPassword(part)))) refuse('address')
  const words = [...serviceWords(), ...names.flatMap(partsOf), ...domain.split('.')].filter(tells)
  if (isWordWithFigures(password) || isGuessable(password, [email, local, ...words])) refuse('common')
  const without = words.map(foldedPassword).reduce((rest, word) => rest.replaceAll(word, (found) => TAKEN.repeat([...found].length)), folded)
  if (without !== folded && worthOf(password, without) < LEFT) refuse('own')
}

/** How much is left of a password beside the words that were taken out: a figure or a sign, which everybody appends, is half a letter. */
function worthOf(password: string, without: string) {
  const signs = [...password.normalize('NFKC')]
  return [...without].reduce((worth, sign, at) => worth + (sign === TAKEN ? 0 : /\p{L}/u.test(signs[at] ?? '') ? 1 : 0.5), 0)
}

/** 「株式会社 山田 製作所」 → its parts, and both together without the form of the company. */
function partsOf(name: string | null | undefined) {
  const plain = (name ?? '').normalize('NFKC').replaceAll(/(?:株式|有限|合同|合資|合名)会社|\((?:株|有|同)\)/g, ' ')
  const parts = plain.split(/[\s・]+/).filter(Boolean)
  return [...parts, parts.join('')]
}

/** Eight characters at random take 100 million guesses. */
const FEWEST_GUESSES = 50_000_000

/** Enough to judge by; what comes after only adds to it. */
const READ = 48

let estimator: { zxcvbn: ZxcvbnFactory; common: ReadonlySet<string> } | undefined

/** Made once, when the first password is chosen: it takes a moment, and most processes never need it. */
const estimate = () =>
  (estimator ??= {
    zxcvbn: new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
    common: new Set([...dictionary['passwords-common']].map((password) => foldedPassword(String(password)))),
  })

/** Whether somebody who knows what people choose (well-known passwords, rows of keys, dates, repetitions, and `words`) comes to this one soon. */
function isGuessable(password: string, words: string[]) {
  const { zxcvbn, common } = estimate()
  const read = [...password.normalize('NFKC')].slice(0, READ).join('')
  const folded = foldedPassword(read)
  const half = folded.slice(0, folded.length / 2)
  const isTwice = half + half === folded
  return common.has(folded) || (isTwice && common.has(half)) || zxcvbn.check(read, words).guesses < FEWEST_GUESSES
}

/** These, and the names of the site and its operator in the settings. */
function serviceWords(): string[] {
  const { hostname } = new URL(settings.publicUrl)
  return [...own, ...hostname.split('.'), siteSettings().operator.name ?? '', siteSettings().name, siteSettings().latinName]
}

/** What stands for a letter in passwords. A figure that is itself part of a well-known password is read alike there, so nothing is lost. */
const standsFor: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's', '5': 's', '1': 'i', '!': 'i', '|': 'i', l: 'i', '7': 't', '+': 't' }

/** A password, or a word, as those who guess see it: without width, case, kind of kana, or letters written as figures and signs. */
const foldedPassword = (text: string) =>
  [...text.normalize('NFKC').toLowerCase()]
    .map((sign) => standsFor[sign] ?? sign)
    .join('')
    .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
