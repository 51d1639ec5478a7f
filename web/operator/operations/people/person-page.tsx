import { href, Link, useActionData } from 'react-router'
import type { Person } from '#contract/operations/candidates/operator-people.ts'
import { PersonArea } from '#contract/operations/candidates/people-search.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext, operatorContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { requireReauthenticationPage } from '#web/accounts/staff/require-reauthentication-page.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { PersonTimelineKind } from '#contract/operations/notes/person-timeline.ts'
import { personTimelineKinds } from '#contract/operations/notes/timeline-kinds.ts'
import { OperatorTags } from '../notes/operator-tags.tsx'
import { tagsOf } from '../notes/tags-of.ts'
import { timelinePageOf } from '../notes/timeline-words.ts'
import { TimelineSection } from '../notes/timeline-section.tsx'
import { NotesSection } from '../notes/notes-section.tsx'
import { FromTicket, ticketOf } from '../tickets/from-ticket.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/person-page.ts'
import { PersonForms } from './person-forms.tsx'
import { PersonHistory } from './person-history.tsx'
import '../reports/reports.css'
import type { ReactNode } from 'react'
import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'

const whoOf = (url: URL) => ({ area: PersonArea.catch('candidate').parse(url.searchParams.get('area')), id: url.searchParams.get('id') ?? '' })

export async function loader(args: Route.LoaderArgs) {
  if (args.context.get(operatorContext)?.role === 'full') await requireReauthenticationPage(args)
  const timeline_kind = PersonTimelineKind.safeParse(args.url.searchParams.get('timeline_kind')).data
  const person = await args.context
    .get(apiContext)
    .operators.people.show({ ...whoOf(args.url), timeline_kind, timeline_page: timelinePageOf(args.url) })
    .catch((error: unknown) => orNotFound(error, 'この人は見つかりません。退会したのかもしれません。'))
  return { person, timeline_kind, ticket: ticketOf(args.url) }
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ operators: { people } }, values, intent) => {
    const who = whoOf(args.url)
    const reason = textOf(values.reason)
    switch (intent) {
      case 'note':
        await people.add_note({ ...who, text: textOf(values.text), ...(values.corrects ? { corrects: textOf(values.corrects) } : {}) })
        return values.corrects ? 'メモを訂正しました。' : 'メモを保存しました。'
      case 'tags':
        await people.set_tags({ ...who, tags: tagsOf(textOf(values.tags)) })
        return 'タグを保存しました。'
      case 'restrict':
        await people.restrict({ ...who, restricted: true, reason })
        return '利用を制限し、本人に知らせました。'
      case 'lift':
        await people.restrict({ ...who, restricted: false, reason })
        return '制限を解き、本人に知らせました。'
      case 'grant':
      case 'revoke':
        await people.grant_premium({ id: who.id, premium: intent === 'grant', reason })
        return intent === 'grant' ? 'プレミアムを付けました。' : 'プレミアムを外しました。'
      case 'end_sessions':
        await people.end_sessions({ ...who, reason })
        return 'すべての端末からログアウトさせました。'
      case 'reset_second_factor':
        await people.reset_second_factor({ id: who.id, reason })
        return '二段階認証を解除し、すべての端末からログアウトさせ、本人に知らせました。'
      default:
        await people.send_mail({ ...who, kind: 'reset' })
        return 'パスワード再設定のメールを送りました。'
    }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '一人の状態', description: '一人の状態を見て、助けるか制限します。', path: href('/operator/people/detail'), noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ person }) => ({ here: <bdi>{person.name || '（名前は未登録）'}</bdi> }))

export default function PersonPage({ loaderData: { person, timeline_kind, ticket } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  return (
    <div className="ticket">
      <h1>
        <bdi>{person.name || '（名前は未登録）'}</bdi>
      </h1>
      <OperatorTags
        tags={person.tags}
        mayChange={acts.includes('help_people')}
        listOf={(tag) => `${href('/operator/people')}?tag=${encodeURIComponent(tag)}`}
        hint="本人と企業には表示されません。退会すると消えます。"
      />
      <FromTicket id={ticket} />
      <FormAnswer result={result} />
      {person.restricted_at && <p className="note warn said">利用を制限しています。本人に伝えた理由: {person.restriction_reason}</p>}
      <PersonFacts person={person} />
      {acts.includes('restrict_people') && <PersonForms person={person} />}
      <NotesSection
        notes={person.notes}
        colleagues={person.colleagues}
        mayWrite={acts.includes('help_people')}
        hint="本人と企業には表示されません。個人情報として扱い、本人の開示の請求があれば開示の対象になり得ます。退会すると消えます。"
        of={`person-${person.id}`}
      />
      <TimelineSection
        timeline={person.timeline}
        kinds={personTimelineKinds}
        kind={timeline_kind}
        of={{ area: person.area, id: person.id }}
        logged={{ subject_kind: person.area === 'candidate' ? 'candidate' : 'company_user', subject_id: person.id }}
      />
      <PersonHistory person={person} />
    </div>
  )
}

const time = (at: string | null, otherwise: string) => (at ? <ExactTime at={at} /> : otherwise)

/** How an account stands. What somebody wrote about themself is not here. */
function PersonFacts({ person }: { person: Person }) {
  const {
    id,
    email,
    company,
    role,
    memberships,
    email_verified_at,
    premium_granted_at,
    is_open,
    is_registered,
    last_seen_at,
    session_count,
    has_second_factor,
    created_at,
  } = person
  const facts: [string, ReactNode][] = [
    ['ID', <span key="id">{id}</span>],
    ['だれ', company ? `${company.name}のメンバー（${roleNames[role as CompanyRole]}）` : '求職者'],
    ...(memberships.length > 0 ? ([['ほかの企業での所属', <OtherMemberships key="others" memberships={memberships} />]] satisfies [string, ReactNode][]) : []),
    ['メールアドレス', email],
    ['アドレスの確認', time(email_verified_at, 'まだ')],
    ['登録した日時', <ExactTime key="created" at={created_at} />],
    ...(company
      ? []
      : ([
          ['プロフィール', is_registered ? '登録あり' : 'まだ'],
          ['企業への公開', is_open ? '公開しています' : '公開していません'],
          ['プレミアム', time(premium_granted_at, 'いいえ')],
        ] satisfies [string, ReactNode][])),
    ['最後に使った日時', time(last_seen_at, 'ログイン中の端末はありません')],
    ['ログイン中の端末', `${session_count}台`],
    ['二段階認証', has_second_factor ? '設定しています' : '設定していません'],
  ]
  return (
    <dl className="facts-list">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Where else the person belongs: what is restricted here is not restricted there. */
const OtherMemberships = ({ memberships }: Pick<Person, 'memberships'>) => (
  <ul>
    {memberships.map(({ id, company, role, is_restricted }) => (
      <li key={id}>
        <Link to={`${href('/operator/people/detail')}?area=company&id=${id}`}>
          <bdi>{company.name}</bdi>
        </Link>
        （{roleNames[role as CompanyRole]}）{is_restricted && '・利用を制限中'}
      </li>
    ))}
  </ul>
)
