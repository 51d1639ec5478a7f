import type { FormResult } from './form-result.ts'

/** Says what was saved, where the form stands. */
export const DoneNote = ({ result }: { result: FormResult | undefined }) =>
  result?.saved && result.sentence ? (
    <div className="note green">
      <output>{result.sentence}</output>
    </div>
  ) : null
