import { useMemo, useState } from 'react'
import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { hiddenWords } from '#contract/candidates/hiding/hidden-words.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { HiddenNote } from '#web/candidates/visibility/hidden-note.tsx'
import { ownSecrets } from '#web/candidates/visibility/own-secrets.ts'
import type { Route } from './+types/vision-page.ts'
import '../registration.css'

export const middleware = routeMiddleware('signed-in')

export async function loader({ context }: Route.LoaderArgs) {
  const { your_vision, profile } = context.get(apiContext).candidate_users
  const [vision, told] = await Promise.all([your_vision.show(), profile.show()])
  return { vision, secrets: ownSecrets(told) }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { your_vision, your_vision_reason }) => {
    await api.candidate_users.your_vision.change({ your_vision: textOf(your_vision), your_vision_reason: textOf(your_vision_reason) })
    return redirect('/registration/complete', 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'これからのこと', description: '仕事を通じて実現したいことを書きます。', path: '/registration/vision', noindex: true })

export default function VisionPage({ loaderData: { vision, secrets } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const { form, ...kept } = useSavedInput('registration-vision')
  const refused = result?.saved === false ? result : undefined
  const find = useMemo(() => hiddenWords(secrets), [secrets])
  const [texts, setTexts] = useState({
    your_vision: textOf(refused?.values.your_vision ?? vision.your_vision),
    your_vision_reason: textOf(refused?.values.your_vision_reason ?? vision.your_vision_reason),
  })
  return (
    <div className="wrap registration">
      <h1>これからのこと</h1>
      <p className="prose">職歴では分からない、これからの話です。あなたが経歴（勤め先と学校の名前）を明かした企業だけが読めます。</p>
      <FormRefusal result={result} />
      <Form method="post" className="stack" ref={form} reloadDocument>
        <Field
          label="実現したいこと"
          need="may"
          hint="たとえば「地方の病院でも、同じ検査を受けられるようにする」。"
          error={refused?.refusal.issues.your_vision}
        >
          <textarea
            className="input"
            name="your_vision"
            rows={4}
            maxLength={2000}
            defaultValue={texts.your_vision}
            onChange={({ target }) => setTexts({ ...texts, your_vision: target.value })}
          />
        </Field>
        <HiddenNote text={texts.your_vision} find={find} />
        <Field label="そう思うようになったきっかけ" need="may" error={refused?.refusal.issues.your_vision_reason}>
          <textarea
            className="input"
            name="your_vision_reason"
            rows={4}
            maxLength={2000}
            defaultValue={texts.your_vision_reason}
            onChange={({ target }) => setTexts({ ...texts, your_vision_reason: target.value })}
          />
        </Field>
        <HiddenNote text={texts.your_vision_reason} find={find} />
        <SavedInputNote kept={kept} />
        <div className="step-buttons">
          <Link className="button" to="/registration/complete">
            あとで書く
          </Link>
          <button type="submit" className="button primary" aria-disabled={isBusy}>
            保存する
          </button>
        </div>
      </Form>
    </div>
  )
}
