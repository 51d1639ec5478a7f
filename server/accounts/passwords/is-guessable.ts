import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { foldedPassword } from './folded-password.ts'

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
export function isGuessable(password: string, words: string[]) {
  const { zxcvbn, common } = estimate()
  const read = [...password.normalize('NFKC')].slice(0, READ).join('')
  const folded = foldedPassword(read)
  const half = folded.slice(0, folded.length / 2)
  const isTwice = half + half === folded
  return common.has(folded) || (isTwice && common.has(half)) || zxcvbn.check(read, words).guesses < FEWEST_GUESSES
}
