import { href } from 'react-router'
import { stepTexts, type NotifiedStep } from '#contract/hiring/selection/selection-notice-texts.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { Route } from './+types/selection-notices-page.ts'
import './company-settings.css'

const PATH = href('/online/companies/settings/selection_notices')
const steps = Object.keys(stepTexts) as NotifiedStep[]

export async function loader({ context }: Route.LoaderArgs) {
  const { selection_notice_settings, read_receipts, decline_reasons } = context.get(apiContext).company_users
  const [notices, receipts, { reasons }] = await Promise.all([selection_notice_settings.list(), read_receipts.show(), decline_reasons.list()])
  return { ...notices, receipts, reasons }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { selection_notice_settings, read_receipts, decline_reasons } }, values, intent) => {
    if (intent === 'receipts') {
      const { is_shown } = await read_receipts.change({ is_shown: values.is_shown === 'on' })
      return is_shown ? '既読を候補者に表示します。' : '既読を候補者に表示しません。'
    }
    if (intent === 'reasons') {
      await decline_reasons.change({ reasons: linesOf(textOf(values.reasons)) })
      return '終了の理由を保存しました。'
    }
    await selection_notice_settings.change({
      settings: steps.map((step) => ({ step, is_notified: values[`told_${step}`] === 'on', message: textOf(values[`message_${step}`]) })),
    })
    return '選考の通知を保存しました。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '選考の通知と既読', description: '段階ごとに候補者に伝えるかと文面、既読の表示を決めます。', path: PATH, noindex: true })

export const handle = crumbs({ here: '選考の通知' })

export default function SelectionNoticesPage({ loaderData: { settings, receipts, reasons } }: Route.ComponentProps) {
  const { stepName } = useSelectionWords()
  const { acts } = useCompanyAccount()
  const { result, refused, issues } = usePageForm()
  const isOwn = acts.includes('change_settings')
  return (
    <div className="wrap company-settings stack">
      <h1>選考の通知</h1>
      <p className="prose">
        選考ボードでの移動は社内だけのもので、候補者には伝わりません。移動のあとに「候補者に通知する」を押すと、次の文面を確かめてから送れます。
        送信は60秒後で、それまでは取り消せます。終了の結果は、この設定にかかわらず候補者に伝わります。
      </p>
      <p className="prose">
        文面の{'{求人}'}は求人の名前、{'{段階}'}は段階の名前に置き換わります。
      </p>
      {!isOwn && <p className="note">変更できるのは管理者です。</p>}
      <FormAnswer result={result} />
      <PageForm preventScrollReset>
        {settings.map(({ step, is_notified, message }, index) => (
          <fieldset className="panel stack" key={step} disabled={!isOwn}>
            <legend className="vh">{stepName(step)}</legend>
            <label className="switch">
              「{stepName(step)}」を候補者に通知できるようにする
              <input type="checkbox" name={`told_${step}`} defaultChecked={refused ? refused.values[`told_${step}`] === 'on' : is_notified} />
            </label>
            <Field label={`「${stepName(step)}」の文面`} error={issues[`settings.${index}.message`]}>
              <textarea
                className="input"
                name={`message_${step}`}
                rows={3}
                maxLength={2000}
                required
                defaultValue={refused ? textOf(refused.values[`message_${step}`]) : message}
              />
            </Field>
          </fieldset>
        ))}
        {isOwn && <SubmitButton look="primary">保存</SubmitButton>}
      </PageForm>
      <DeclineReasons reasons={reasons} isOwn={isOwn} />
      <h2>既読</h2>
      <PageForm className="panel stack" preventScrollReset>
        <label className="switch">
          メンバーがメッセージを読んだことを候補者に表示する
          <input type="checkbox" name="is_shown" defaultChecked={receipts.is_shown} disabled={!isOwn} />
        </label>
        <p className="hint">表示すると、そのあとに読んだメッセージに「既読」が付きます。誰が読んだかは表示しません。</p>
        {isOwn && <SubmitButton intent="receipts">既読の設定を保存</SubmitButton>}
      </PageForm>
    </div>
  )
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Why selections end, in the company's own words, one a line. */
function DeclineReasons({ reasons, isOwn }: { reasons: string[]; isOwn: boolean }) {
  const { refused, issues } = usePageForm()
  const error = Object.entries(issues).find(([field]) => field.startsWith('reasons'))?.[1]
  const typed = refused?.intent === 'reasons' ? textOf(refused.values.reasons) : undefined
  return (
    <>
      <h2>終了の理由（社内）</h2>
      <PageForm className="panel stack" preventScrollReset>
        <Field
          label="理由"
          hint="1行に1つ、30件までです。選考を終了するときに選び、求人の「分析」で集計します。候補者には表示しません。空にすると、はじめの理由に戻ります。"
          error={error}
        >
          <textarea
            className="input"
            name="reasons"
            rows={Math.max(8, reasons.length + 1)}
            disabled={!isOwn}
            defaultValue={typed ?? reasons.join('\n')}
            key={reasons.join('\n')}
          />
        </Field>
        {isOwn && <SubmitButton intent="reasons">終了の理由を保存</SubmitButton>}
      </PageForm>
    </>
  )
}
