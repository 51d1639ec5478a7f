import { Form, useNavigation } from 'react-router'
import { MOST_LINES } from '#contract/companies/registration/company-addition-limits.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'

/** A file is looked at first; what it would do is shown before anything is written. */
export function CsvForm({ result }: { result: FormResult | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" encType="multipart/form-data" className="stack prose" preventScrollReset>
      <FormRefusal result={result} />
      <input type="hidden" name="form" value="csv" />
      <p>
        1行目に <code>company,number,domain,member</code>{' '}
        の見出しを書き、2行目から1行に1社を書きます。法人番号とドメインはどちらか一方、メンバーは空でもよく、同じ企業の行を重ねるとメンバーを何人も招けます。
        <a href="/company-template.csv" download>
          ひな形のファイルを受け取る
        </a>
      </p>
      <Field label="CSVファイル" hint={`${MOST_LINES}行まで`} error={result?.saved === false ? result.refusal.issues.csv : undefined}>
        <input className="input file-input" type="file" name="file" accept=".csv,text/csv" required />
      </Field>
      <div>
        <button type="submit" name="intent" value="try" className="button primary" aria-disabled={isBusy}>
          内容を確かめる
        </button>
      </div>
    </Form>
  )
}
