import { useMemo, useState } from 'react'
import { href, Link, redirect } from 'react-router'
import { hiddenWords } from '#contract/candidates/hiding/hidden-words.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
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
    return redirect(href('/registration/complete'), 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'これから', description: '仕事を通じて実現したいことを書きます。', path: href('/registration/vision'), noindex: true })

type Texts = { your_vision: string; your_vision_reason: string }

export default function VisionPage({ loaderData: { vision, secrets } }: Route.ComponentProps) {
  const page = usePageForm<Texts>(undefined, vision)
  const { form, ...kept } = useSavedInput('registration-vision')
  const find = useMemo(() => hiddenWords(secrets), [secrets])
  const [texts, setTexts] = useState({
    your_vision: page.valueOf('your_vision'),
    your_vision_reason: page.valueOf('your_vision_reason'),
  })
  const field = (name: keyof Texts) => ({
    name,
    error: page.issues[name],
    given: page.valueOf(name),
    text: texts[name],
    onText: (text: string) => setTexts({ ...texts, [name]: text }),
    find,
  })
  return (
    <div className="wrap registration">
      <h1>これから</h1>
      <p className="prose">職歴では分からない、これからの話です。あなたが経歴（勤め先と学校の名前）を明かした企業だけが読めます。</p>
      <FormRefusal result={page.result} />
      <PageForm ref={form} reloadDocument>
        <VisionField {...field('your_vision')} label="実現したいこと" hint="たとえば「地方の病院でも、同じ検査を受けられるようにする」。" />
        <VisionField {...field('your_vision_reason')} label="そう思うようになったきっかけ" />
        <SavedInputNote kept={kept} />
        <div className="step-buttons">
          <Link className="button" to={href('/registration/complete')}>
            あとで書く
          </Link>
          <SubmitButton look="primary">保存する</SubmitButton>
        </div>
      </PageForm>
    </div>
  )
}

type VisionFieldProps = {
  name: string
  label: string
  hint?: string
  error: string | undefined
  given: string
  text: string
  onText: (text: string) => void
  find: ReturnType<typeof hiddenWords>
}

/** A text, with the words of it that companies will not see. */
const VisionField = ({ name, label, hint, error, given, text, onText, find }: VisionFieldProps) => (
  <>
    <Field label={label} need="may" hint={hint} error={error}>
      <textarea className="input" name={name} rows={4} maxLength={2000} defaultValue={given} onChange={({ target }) => onText(target.value)} />
    </Field>
    <HiddenNote text={text} find={find} />
  </>
)
