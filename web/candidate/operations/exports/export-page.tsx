import { useEffect } from 'react'
import { href, useRevalidator } from 'react-router'
import { dateText } from '#contract/platform/time/japan-time.ts'
import { apiPrefix } from '#contract/index.ts'
import type { Export } from '#contract/operations/exports/exports.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { PasswordInput } from '#web/platform/forms/password/password-input.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { Meter } from '#web/ui/meter.tsx'
import type { Route } from './+types/export-page.ts'
import './export.css'

const LOOKED_EVERY = 1_000

export async function loader({ context }: Route.LoaderArgs) {
  const { exports } = await context.get(apiContext).candidate_users.exports.list()
  return { archives: exports.map((one) => ({ ...one, href: `${apiPrefix}/candidate_users/exports/${one.id}/archive/` })) }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { password }) => {
    if (textOf(password)) await api.sessions.confirm({ password: textOf(password) })
    await api.candidate_users.exports.create({})
  })

export const meta = candidateMeta({ title: 'データの書き出し', description: '登録したデータを1つのファイルで受け取ります。', path: href('/settings/export') })

export default function ExportPage({ loaderData: { archives } }: Route.ComponentProps) {
  const result = useFormResult()
  const { revalidate } = useRevalidator()
  const isUnderWay = archives.some(({ state }) => state === 'waiting' || state === 'running')
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void revalidate(), LOOKED_EVERY)
    return () => clearInterval(timer)
  }, [isUnderWay, revalidate])

  return (
    <CandidatePage
      look="narrow stack"
      title="データの書き出し"
      intro="登録した内容、職務経歴書、企業とのやりとり、企業に見られた記録を、1つのZIPファイルにまとめます。数分かかることがあります。ファイルは7日で消えます。"
      result={result}
    >
      <PageForm>
        <Field label="パスワード" hint="ご本人であることを確かめます。15分以内にログインした方は、空のままで進めます。">
          <PasswordInput name="password" autoComplete="current-password" required={false} />
        </Field>
        <p>
          <button type="submit" className="button primary" disabled={isUnderWay}>
            {isUnderWay ? 'まとめています' : '書き出しを始める'}
          </button>
        </p>
      </PageForm>
      {archives.length > 0 && (
        <section aria-labelledby="made" aria-live="polite">
          <h2 id="made">作成したファイル</h2>
          <ul className="export-list">
            {archives.map((archive) => (
              <Archive key={archive.id} {...archive} />
            ))}
          </ul>
        </section>
      )}
    </CandidatePage>
  )
}

const sizeText = (bytes: number) => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`)

const stateText = { waiting: 'まもなく始まります', running: 'まとめています', done: '受け取れます', failed: 'まとめられませんでした。もう一度始めてください。' }

/** One archive: its progress, or its link and how long it is valid. */
function Archive({ state, parts, parts_done, byte_size, created_at, expires_at, href }: Export & { href: string }) {
  const began = new Date(created_at)
  return (
    <li>
      <div>
        <p>{dateText(created_at, began)}に始めたもの</p>
        <p className="small muted">
          {stateText[state]}
          {state === 'running' && `（${parts}のうち${parts_done}）`}
          {state === 'done' && expires_at && `（${dateText(expires_at, began)}まで）`}
        </p>
        {state === 'running' && <Meter percent={parts ? (100 * parts_done) / parts : 0} />}
      </div>
      {state === 'done' && (
        <a className="button small" href={href} download>
          受け取る{byte_size !== null && <span className="small">（{sizeText(byte_size)}）</span>}
        </a>
      )}
    </li>
  )
}
