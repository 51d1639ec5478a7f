import { Refused, refusalOf } from '#web/platform/api/refusal.ts'

/** As many as one act takes. */
export const MOST = 50

/**
 * Acts on one after the other, and says of whom it was done. What is refused of some does not keep it from the rest, and the sentence names them; when it was done of none, the form is refused.
 */
export async function eachOf<Person extends { label: string }>(people: Person[], act: (person: Person) => Promise<unknown>, said: (done: number) => string) {
  if (people.length === 0) throw new Refused({ code: 'INPUT_INVALID', sentence: '候補者を選んでください。', issues: {} })
  if (people.length > MOST) throw new Refused({ code: 'INPUT_INVALID', sentence: `一度に選べるのは${MOST}人までです。`, issues: {} })
  const refused: string[] = []
  const did: Person[] = []
  for (const person of people)
    try {
      await act(person)
      did.push(person)
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal || refusal.code === 'SIGN_IN_REQUIRED' || refusal.code === 'SECOND_FACTOR_REQUIRED') throw error
      refused.push(`${person.label}：${Object.values(refusal.issues)[0] ?? refusal.sentence}`)
    }
  const left = refused.length > 0 ? `${refused.length}人はできませんでした（${refused.join(' ')}）。` : ''
  if (did.length === 0) throw new Refused({ code: 'INPUT_INVALID', sentence: left, issues: {} })
  return { did, sentence: said(did.length) + left }
}
