import { useActionData } from 'react-router'
import type { FormResult } from '../form-result.ts'
import { textOf } from '../values/text-of.ts'

type Names<Input> = Extract<keyof Input, string>
type Value = string | number | null | undefined

/**
 * One form of a page. `Input` is what the contract's procedure takes, so that no field is named otherwise. `name` tells the page's forms apart.
 * After a refusal the fields hold what was typed, each with what is wrong with it; until then what is `saved`.
 * `kept` is the page's answer from `useFormResult`, where the page loads its data again by itself.
 */
export function usePageForm<Input extends object>(name?: string, saved: { [Name in Names<Input>]?: Value } = {}, kept?: FormResult) {
  const answered = useActionData<FormResult>()
  const result = answered ?? kept
  const answer = result && (name === undefined || result.form === name) ? result : undefined
  const refused = answer?.saved === false ? answer : undefined
  const valueOf = (field: Names<Input>) => (refused ? textOf(refused.values[field]) : String(saved[field] ?? ''))
  return {
    name,
    /** What the page was answered, and this form of it. */
    result,
    answer,
    refused,
    issues: refused?.refusal.issues ?? {},
    valueOf,
    field: (field: Names<Input>) => ({ name: field, error: refused?.refusal.issues[field], value: valueOf(field) }),
    /** For a `ChoicesField`; `begun` is what is chosen until the form is refused. */
    choices: (field: Names<Input>, begun: readonly (string | number)[] = []) => ({
      name: field,
      error: refused?.refusal.issues[field],
      chosen: refused ? [refused.values[field] ?? []].flat().map(textOf) : begun,
    }),
  }
}

/** A form whose fields are named by `Name`. */
export type FormOf<Name extends string> = { field: (name: Name) => { name: string; error: string | undefined; value: string } }
