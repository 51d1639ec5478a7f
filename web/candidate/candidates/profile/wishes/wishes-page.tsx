import { useRef } from 'react'
import { Form, href, Link, redirect, useActionData, useFetcher, useLocation } from 'react-router'
import { candidateMeta } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { redirectSaying } from '#web/platform/shell/said/redirect-saying.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Route } from './+types/wishes-page.ts'
import { SaveState } from '../sheet/save-state.tsx'
import { useAutosave } from '../sheet/use-autosave.ts'
import { loadWishes, type LoadedWishes } from './load-wishes.ts'
import { MustsQuestion } from './musts-question.tsx'
import { PayQuestion } from './pay/pay-question.tsx'
import { PlacesQuestion } from './places/places-question.tsx'
import { questionAt, questions } from './questions.ts'
import { saveAnswer } from './save-answer.ts'
import { FieldsQuestion, StyleQuestion } from './style-question.tsx'
import { widen } from './widen.ts'
import { WishesFoot } from './wishes-foot.tsx'
import './wishes-page.css'

const PATH = href('/profile/wishes')
const pathOf = (at: number) => (at > questions.length ? href('/profile') : `${PATH}?q=${at}`)

export async function loader({ context, url }: Route.LoaderArgs) {
  return { at: questionAt(url.searchParams.get('q')), wishes: await loadWishes(context.get(apiContext)) }
}

export const action = (args: Route.ActionArgs) => {
  const at = questionAt(args.url.searchParams.get('q'))
  return submitForm(args, async (api, values, intent) => {
    if (intent?.startsWith('widen:')) {
      await widen(api, intent.slice('widen:'.length))
      return redirect(pathOf(at), 303)
    }
    await saveAnswer(api, questions[at - 1]!.key, values)
    if (intent !== 'next') return '保存しました'
    return at < questions.length ? redirect(pathOf(at + 1), 303) : redirectSaying(args.context, href('/profile'), '希望条件を保存しました')
  })
}

export const clientAction = reachServer

export const meta = candidateMeta({ title: '希望条件', description: '5つの質問で、希望する条件を選びます。', path: PATH })

export default function WishesPage({ loaderData: { at, wishes } }: Route.ComponentProps) {
  const { key } = useLocation()
  return (
    <main id="main" className="ask">
      <header className="ask-top">
        <Link className="button icon bare" to={href('/profile')} aria-label="閉じる（ここまでの回答は保存されています）">
          <Icon name="close" />
        </Link>
        <nav className="ask-steps" aria-label="質問">
          {questions.map(({ name }, index) => (
            <Link key={name} to={pathOf(index + 1)} className={index < at ? 'done' : undefined} aria-current={index + 1 === at ? 'step' : undefined}>
              <span className="vh">
                質問{index + 1} {name}
              </span>
            </Link>
          ))}
        </nav>
        <Link className="button small bare" to={pathOf(at + 1)}>
          スキップ
        </Link>
      </header>
      <Question key={`${at} ${key}`} at={at} wishes={wishes} />
    </main>
  )
}

const numerals = ['1つめ', '2つめ', '3つめ', '4つめ', '5つめ']

/** One question. What is chosen is saved 300 ms later, and the counts follow; without scripts, 次へ saves it. */
function Question({ at, wishes }: { at: number; wishes: LoadedWishes }) {
  const posted = useActionData<FormResult>()
  const fetcher = useFetcher<FormResult>()
  const form = useRef<HTMLFormElement>(null)
  const action = pathOf(at)
  const auto = useAutosave({ form, fetcher, id: 'wishes', action, pause: 300 })
  const result = fetcher.data ?? posted
  const issues = result?.saved === false ? result.refusal.issues : {}
  const { key, title, why } = questions[at - 1]!
  return (
    <Form method="post" action={action} className="ask-form" ref={form} aria-label={`質問${at}`}>
      {/* Return presses the first button of a form. */}
      <button type="submit" name="intent" value="next" className="vh" tabIndex={-1} aria-hidden="true">
        次へ
      </button>
      <div className="ask-body">
        <div>
          <p className="over">5つの質問の{numerals[at - 1]}</p>
          <h1>{title}</h1>
          {why && <p className="why">{why}</p>}
        </div>
        {Object.keys(issues).length === 0 && <FormRefusal result={result} />}
        {key === 'job_fields' && <FieldsQuestion {...wishes} />}
        {key === 'style' && <StyleQuestion {...wishes} />}
        {key === 'places' && <PlacesQuestion {...wishes} />}
        {key === 'pay' && <PayQuestion {...wishes} error={issues.user_desired_min_salary} />}
        {key === 'musts' && <MustsQuestion {...wishes} error={issues.musts} />}
        {auto.state === 'failed' && <SaveState state={auto.state} result={result} retry={auto.send} />}
      </div>
      <WishesFoot counts={wishes.counts} remote={wishes.lookups.remote} back={at > 1 ? pathOf(at - 1) : undefined} isLast={at === questions.length} />
    </Form>
  )
}
