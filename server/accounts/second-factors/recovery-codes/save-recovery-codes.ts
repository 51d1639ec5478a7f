import type { RequestContext } from '#server/platform/request/request-context.ts'
import { credentialsOf } from '../../account/memberships.ts'
import { hashPassword } from '../../sessions/password/password.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { randomInt } from 'node:crypto'

/** New recovery codes take the place of all before; they are told once, and kept as slow hashes, each behind its first letter. */
export async function saveRecoveryCodes({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: Viewer }) {
  const id = await credentialsOf(db, viewer)
  const codes = newRecoveryCodes()
  const recovery_codes = await Promise.all(codes.map(async (code) => code.charAt(0) + (await hashPassword(code.replaceAll('-', '')))))
  await db.updateTable('accounts').set({ recovery_codes, recovery_code_hashes: [] }).where('id', '=', id).execute()
  return codes
}

/** Without what is mistaken for something else when it is read from paper. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const CODES = 10

const GROUPS = 6

const GROUP = 4

/**
 * Each opens once in place of the app. Its first letter says which of the ten it is, so that one slow hash is compared and not ten;
 * the 23 after it are 115 random bits.
 */
function newRecoveryCodes() {
  const firsts = new Set<string>()
  while (firsts.size < CODES) firsts.add(letter())
  return [...firsts].map((first) => grouped([first, ...Array.from({ length: GROUPS * GROUP - 1 }, letter)]))
}

const letter = () => LETTERS[randomInt(LETTERS.length)] ?? ''

const grouped = (letters: string[]) => Array.from({ length: GROUPS }, (_, at) => letters.slice(at * GROUP, (at + 1) * GROUP).join('')).join('-')
