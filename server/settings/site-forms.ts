import { z } from 'zod'
import { contrastProblem } from '#contract/platform/site/accent.ts'
import { MailWording } from '#contract/platform/site/mail-wording.ts'
import { defaultSiteName } from '#contract/platform/site/site-name.ts'

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')
const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}<>"]+$/u)
    .refine((text) => text.trim() !== '')
    .transform((text) => text.trim())
const paragraphs = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^(?:[^\p{Cc}]|[\r\n\t])*$/u)
const colour = (scheme: 'light' | 'dark') =>
  z
    .string()
    .regex(/^#[\da-f]{6}$/i)
    .refine((value) => !contrastProblem(value, scheme), { error: ({ input }) => contrastProblem(String(input), scheme) ?? '' })

const aDay = (usual: number, most: number) => z.coerce.number().int().min(0).max(most).default(usual).describe(`0〜${most}の整数`)

/** The settings that say what visitors see of a site, as server/settings.ts has all others. */
export const siteForms = {
  SITE_NAME: line(40).optional().describe('40文字までの、改行と < > " のない名前'),
  SITE_NAME_LATIN: line(40)
    .refine((text) => /^[\x20-\x7e]+$/.test(text))
    .optional()
    .describe('40文字までの、半角の英数字と記号（< > " を除く）の名前'),
  SITE_COLOUR: colour('light').optional().describe('#1b6f40 のような、# と6桁の16進数の色'),
  SITE_COLOUR_DARK: colour('dark').optional().describe('#86cf98 のような、# と6桁の16進数の色'),
  SITE_LOGO: z
    .string()
    .regex(/^\/pictures\/[\da-f-]{36}\.webp$/)
    .optional()
    .describe('送った画像のアドレス'),
  FEES_NOTE: paragraphs(5_000).optional().describe('5000文字までの文章'),
  TERMS_NOTE: paragraphs(5_000).optional().describe('5000文字までの文章'),
  PRIVACY_NOTE: paragraphs(5_000).optional().describe('5000文字までの文章'),
  MAIL_SIGNATURE: paragraphs(500).optional().describe('500文字までの文章'),
  MAIL_WORDING: z
    .string()
    .max(50_000)
    .transform((text, context) => {
      const wording = MailWording.safeParse(jsonOf(text))
      if (wording.success) return wording.data
      context.addIssue({ code: 'custom', message: wording.error.issues[0]?.message ?? '' })
      return z.NEVER
    })
    .optional()
    .describe('メールの種類ごとの件名とはじめの文を書いた JSON'),
  RELEASE_NOTES_URL: z
    .url({ protocol: /^https$/ })
    .max(500)
    .refine((text) => hasPlainHost(text))
    .optional()
    .describe('https:// で始まる、ユーザー名・パスワード・ポートのないURL'),
  LINKED_SITES: z
    .string()
    .max(2_000)
    .transform((text) =>
      text
        .trim()
        .toLowerCase()
        .split(/[\s,]+/),
    )
    .refine((names) => names.every((name) => name.length <= 253 && /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(name)))
    .optional()
    .describe('event.example www.mhlw.go.jp のような、空白で区切ったドメイン'),
  CANDIDATE_SIGN_UP: onOff.optional().describe('on と off のどちらか'),
  COMPANY_SIGN_UP: onOff.optional().describe('on と off のどちらか'),
  PUSH: onOff.optional().describe('on と off のどちらか'),
  SCOUTS: onOff.optional().describe('on と off のどちらか'),
  SCOUTS_A_DAY: aDay(30, 1_000),
  PROFILES_A_DAY: aDay(100, 10_000),
  PROFILES_LISTED_A_DAY: aDay(1_000, 100_000),
}

function hasPlainHost(text: string) {
  const url = URL.parse(text)
  return url !== null && !url.username && !url.password && url.port === ''
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Given = z.infer<z.ZodObject<typeof siteForms>>

export const lookOfSite = (given: Given) => ({
  name: given.SITE_NAME ?? defaultSiteName.name,
  /** A site that was named in Japanese alone has that one name. */
  latinName: given.SITE_NAME_LATIN ?? given.SITE_NAME ?? defaultSiteName.latin_name,
  /** Accents in place of the design's, in light and in dark pages. */
  colours: { light: given.SITE_COLOUR, dark: given.SITE_COLOUR_DARK },
  /** The address of a picture that takes the place of the drawn mark. */
  logo: given.SITE_LOGO,
  /** What the operator adds to these pages. */
  notes: { fees: given.FEES_NOTE, terms: given.TERMS_NOTE, privacy: given.PRIVACY_NOTE },
  /** Where the notes of newer versions are; without it nothing is fetched. */
  releaseNotesUrl: given.RELEASE_NOTES_URL,
  mailSignature: given.MAIL_SIGNATURE,
  mailWording: given.MAIL_WORDING ?? {},
  /** Sites beside ours that announcements and banners may name. */
  linkedSites: given.LINKED_SITES ?? [],
  /** What can be switched off. */
  features: {
    candidate_sign_up: given.CANDIDATE_SIGN_UP ?? true,
    company_sign_up: given.COMPANY_SIGN_UP ?? true,
    push: given.PUSH ?? true,
    scouts: given.SCOUTS ?? true,
  },
  /** Of each company. */
  dailyLimits: { people_listed: given.PROFILES_LISTED_A_DAY, people_opened: given.PROFILES_A_DAY, scouts_sent: given.SCOUTS_A_DAY },
})
