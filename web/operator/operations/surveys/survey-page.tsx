import { data, href, Link } from 'react-router'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { HorizontalBars } from '#web/ui/horizontal-bars.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/survey-page.ts'
import { SurveyState } from './survey-state.tsx'
import '#web/operator/notifications/announcements/announcements.css'

const PATH = href('/operator/surveys')

/** The answers are read when they are asked for: that stands in the log. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const id = Number(url.searchParams.get('id'))
  if (!id) throw data(null, { status: 404 })
  const { surveys } = context.get(apiContext).operators
  const survey = await surveys.show({ id }).catch(orNotFound)
  const answers = url.searchParams.has('answers') ? (await surveys.answers({ id })).questions : undefined
  return { survey, answers, isSaved: url.searchParams.get('done') === 'saved' }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'アンケート', description: 'アンケートと、その答え。', path: `${PATH}/detail`, noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ survey }) => ({ here: <bdi>{survey.title}</bdi> }))

export default function SurveyPage({ loaderData: { survey, answers, isSaved } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const { id, title, description, questions, answered, put_aside, state } = survey
  return (
    <div className="stack">
      <div className="row">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <SurveyState state={state} />
      </div>
      {isSaved && (
        <div className="note green">
          <output>保存しました。</output>
        </div>
      )}
      <p className="prose">{description}</p>
      <p>
        答えた人 <strong className="num">{answered.toLocaleString('ja-JP')}人</strong>・いまは答えないとした人{' '}
        <strong className="num">{put_aside.toLocaleString('ja-JP')}人</strong>
      </p>
      <div className="row">
        {acts.includes('edit_masters') && (
          <Link className="button" to={`${PATH}/edit?id=${id}`}>
            編集
          </Link>
        )}
        {!answers && (
          <Link className="button" to={`${PATH}/detail?id=${id}&answers=1`}>
            回答を見る
          </Link>
        )}
      </div>
      {answers && <h2>答え</h2>}
      {answers ? (
        answers.map(({ question, counts, texts, answered: count }) => (
          <section key={question.key} className="stack announcement-shown">
            {question.kind === 'text' ? (
              <>
                <h3>{question.label}</h3>
                <p className="small muted">{count}人が書きました。だれが書いたかは示しません。言葉の順に並べています。</p>
                <ul>
                  {texts.map((text, at) => (
                    // Two people may write the same words.
                    <li key={`${at} ${text}`}>{text}</li>
                  ))}
                </ul>
              </>
            ) : (
              <HorizontalBars
                title={question.label}
                unit="人"
                bars={counts.map((one) => ({ label: one.value, value: one.count }))}
                sentence={`${count}人が答えました。${question.kind === 'choices' ? '1人がいくつでも選べます。' : ''}`}
              />
            )}
          </section>
        ))
      ) : (
        <ol className="survey-questions">
          {questions.map(({ key, label, required, choices }) => (
            <li key={key}>
              {label} {required && <span className="label">必須</span>}
              {choices.length > 0 && <span className="small muted">{choices.join('・')}</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
