import { href, Link, useActionData } from 'react-router'
import type { BannerRequest, OperatorBanner } from '#contract/notifications/banners/operator-banners.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { moveItem } from '#web/operator/move-item.ts'
import { StateLabel } from '../announcements/state-label.tsx'
import { ConfirmDialog } from '#web/ui/states/confirm-dialog.tsx'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { BannerList } from '#web/notifications/banners/banner-list.tsx'
import { PublicationRequestSection } from '#web/operator/platform/requests/publication-request-section.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import type { Route } from './+types/banners-page.ts'
import './banners.css'

const PATH = href('/operator/banners')
const ASKED = '承認を依頼し、ほかの運営のメンバーにメールで知らせました。承認されるまで、だれにも表示されません。'

export async function loader({ context, url }: Route.LoaderArgs) {
  const done = url.searchParams.get('done')
  return { ...(await context.get(apiContext).operators.banners.list()), done: done === 'saved' ? '保存しました。' : done === 'asked' && ASKED }
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ operators: { banners } }, values, intent) => {
    const id = Number(textOf(values.id))
    if (intent === 'up' || intent === 'down') {
      const was = textOf(values.was).split(',').map(Number)
      await banners.order({ was, ids: moveItem(was, id, intent) })
      return '順を変えました。'
    }
    if (intent === 'approve') {
      await banners.approve({ request_id: textOf(values.request_id) })
      return '承認しました。期間のあいだ、ホームに表示します。'
    }
    if (intent === 'withdraw_request') {
      await banners.withdraw({ request_id: textOf(values.request_id) })
      return '依頼を取り消しました。'
    }
    await banners.remove({ id })
    return 'バナーを削除しました。'
  })

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: 'バナー', description: 'ホームに出すバナー。', path: PATH, noindex: true })

const columnsOf = (banners: OperatorBanner[], mayPublish: boolean): Columns<OperatorBanner> => [
  {
    key: 'alt',
    header: '説明とリンク先',
    cell: ({ id, alt, link, blank }) => (
      <>
        {mayPublish ? <Link to={`${PATH}/edit?id=${id}`}>{alt}</Link> : alt}
        <span className="small muted banner-link">
          {link}
          {blank && '（新しいタブ）'}
        </span>
      </>
    ),
  },
  { key: 'image', header: '画像', cell: ({ image, alt }) => <img className="banner-small" src={image} alt={alt} width={240} height={60} /> },
  { key: 'state', header: '状態', cell: ({ state }) => <StateLabel state={state} /> },
  {
    key: 'time',
    header: '期間',
    cell: ({ display_start_at, display_end_at }) => (
      <>
        <ExactTime at={display_start_at} /> 〜 {display_end_at && <ExactTime at={display_end_at} />}
      </>
    ),
  },
  mayPublish && {
    key: 'acts',
    header: '順と操作',
    kind: 'acts',
    cell: (banner, at) => <BannerActs banner={banner} at={at} was={banners.map(({ id }) => id)} />,
  },
]

const BannerActs = ({ banner: { id, alt }, at, was }: { banner: OperatorBanner; at: number; was: number[] }) => (
  <>
    <PageForm className="" hidden={{ id, was: was.join(',') }} preventScrollReset>
      <SubmitButton intent="up" look="small" disabled={at === 0} aria-label={`${isolated(alt)}を上へ`}>
        ↑
      </SubmitButton>
      <SubmitButton intent="down" look="small" disabled={at === was.length - 1} aria-label={`${isolated(alt)}を下へ`}>
        ↓
      </SubmitButton>
    </PageForm>
    <ConfirmDialog label="削除" of={alt} note="どのホームからも、すぐに消えます。">
      <PageForm className="" hidden={{ id }} preventScrollReset>
        <SubmitButton intent="delete" look="danger">
          このバナーを削除<span className="vh">：{alt}</span>
        </SubmitButton>
      </PageForm>
    </ConfirmDialog>
  </>
)

/** The banner as it would be, beside the one that is shown. */
const Waiting = ({ request, shown }: { request: BannerRequest; shown: OperatorBanner | undefined }) => (
  <PublicationRequestSection request={request} heading={shown ? '変更の承認' : '公開の承認'} approve={shown ? '承認して反映' : '承認して公開'}>
    {shown && (
      <>
        <p className="small muted">いまのバナー</p>
        <BannerFacts banner={shown} />
        <p className="small muted">変更後</p>
      </>
    )}
    <BannerFacts banner={request.content} />
    <p>ログインした求職者全員のホームに表示します。</p>
  </PublicationRequestSection>
)

const BannerFacts = ({ banner }: { banner: BannerRequest['content'] }) => (
  <>
    <BannerList banners={[banner]} />
    <p>
      <bdi>{banner.alt}</bdi>
      <span className="small muted banner-link">
        {banner.link}
        {banner.blank && '（新しいタブ）'}
      </span>
      <span className="block small">
        <ExactTime at={banner.display_start_at} /> 〜 {banner.display_end_at && <ExactTime at={banner.display_end_at} />}
      </span>
    </p>
  </>
)

export default function BannersPage({ loaderData: { banners, requests, done } }: Route.ComponentProps) {
  const mayPublish = useOperatorAccount().acts.includes('publish_notices')
  const result = useActionData<FormResult>()
  return (
    <ListPage
      title="バナー"
      act={
        mayPublish && (
          <Link className="button primary" to={`${PATH}/edit`} data-key="c">
            バナーを追加
            <KeyHint of="c" />
          </Link>
        )
      }
      intro="ログインした求職者のホームに、この順で並びます。変えると、開いているホームもすぐに変わります。"
      answer={
        <>
          <FormAnswer result={result} done={done} />
          {requests.map((request) => (
            <Waiting key={request.id} request={request} shown={banners.find(({ id }) => id === request.banner_id)} />
          ))}
        </>
      }
      of="バナー"
      isEmpty={banners.length === 0}
      empty="バナーは、まだありません。"
    >
      <DataTable caption="バナー" columns={columnsOf(banners, mayPublish)} rows={banners} id={({ id }) => id} />
    </ListPage>
  )
}
