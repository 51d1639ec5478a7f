import type { OutsidePerson } from '#contract/hiring/outside/outside-people.ts'
import { byteText } from '#web/conversations/message/byte-text.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'

type Own = { name: string; phone_number: string; file: File; may_upload: boolean; remove_file: boolean }

/** What somebody tells the company about themself. A file has to be chosen again after a refusal: browsers fill in none. */
export function OwnFields({ person: { name, phone_number, file, may_upload } }: { person: OutsidePerson }) {
  const form = usePageForm<{ [Key in keyof Own]: string }>(undefined, { name, phone_number })
  const { refused, issues } = form
  const isTicked = (field: 'may_upload' | 'remove_file', saved: boolean) => (refused ? refused.values[field] === 'on' : saved)
  return (
    <>
      <TextField of={form} name="name" label="氏名" autoComplete="name" maxLength={100} required />
      <TextField of={form} name="phone_number" label="電話番号" need="may" type="tel" autoComplete="tel" maxLength={30} />
      <Field label={file ? '履歴書を差し替える' : '履歴書'} need="may" hint="PDF、10MBまで。ウイルスの検査が済むと、企業が開けます。" error={issues.file}>
        <input className="input" type="file" name="file" accept="application/pdf,.pdf" />
      </Field>
      {file && (
        <>
          <p className="small">
            いまの履歴書：<bdi>{file.file_name}</bdi>（{byteText(file.byte_size)}
            {file.state === 'scanning' && '・検査中'}
            {file.state === 'refused' && '・検査で拒否されました'}
            {file.by_company && '・企業が登録'}）
          </p>
          <label className="check">
            <input type="checkbox" name="remove_file" defaultChecked={isTicked('remove_file', false)} />
            いまの履歴書を削除する
          </label>
        </>
      )}
      <label className="check">
        <input type="checkbox" name="may_upload" defaultChecked={isTicked('may_upload', may_upload)} />
        企業が紹介会社などから受け取った履歴書を、企業が登録してもよい（任意）
      </label>
    </>
  )
}
