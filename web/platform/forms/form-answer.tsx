import { DoneNote } from './done-note.tsx'
import { FormRefusal } from './form-refusal.tsx'
import type { FormResult } from './form-result.ts'

/** Above a page's forms: what one of them saved, or what is to be put right. `done` is what led to this page; it is said until a form is sent. */
export const FormAnswer = ({ result, done }: { result: FormResult | undefined; done?: string | false | undefined }) => (
  <>
    <DoneNote result={done && !result ? { saved: true, sentence: done } : result} />
    <FormRefusal result={result} />
  </>
)
