import { settings } from '#server/settings.ts'

/** Words of this service, which are guessed first here (docs/security.md, Passwords). */
const own = [
  'mebae',
  '芽生え',
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

/** Them, and what the site and whoever runs it are called by the settings. */
export function serviceWords(): string[] {
  const { hostname } = new URL(settings.publicUrl)
  return [...own, ...hostname.split('.'), settings.operator.name ?? '']
}
