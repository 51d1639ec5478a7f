import { sanitizedAnnouncement } from '#server/notifications/announcements/sanitized-announcement.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { daysBefore } from '../moment.ts'

const questions = [
  {
    key: 'found',
    label: 'さがしていた求人は、見つかりそうですか',
    kind: 'choice',
    choices: ['見つかった', '見つかりそう', 'むずかしそう', 'まだ分からない'],
    required: true,
  },
  {
    key: 'useful',
    label: '求人を選ぶとき、役に立ったものはどれですか',
    kind: 'choices',
    choices: ['年収', '確認日', '応募への回答', '合う・合わないの説明', '企業のページ'],
    required: false,
  },
  { key: 'ease', label: 'さがしやすさは、5段階でいくつですか（5がいちばん良い）', kind: 'scale', required: true },
  { key: 'wish', label: 'こうだったらよい、と思うことがあれば教えてください', kind: 'text', required: false },
]

export const demoSurvey = {
  key: 'first_search',
  title: '求人のさがしかたについて',
  description: '4問、1分ほどです。答えはサイトを直すためだけに使い、企業には渡しません。',
  questions: JSON.stringify(questions),
}

/** Two announcements, one of which asks for a confirmation, two banners and a survey, as operators would publish them. Once. */
export async function addDemoAnnouncements(db: Database, now: Date) {
  const known = await db.selectFrom('surveys').select('id').where('key', '=', demoSurvey.key).executeTakeFirst()
  if (known) return
  const at = (days: number) => `${daysBefore(now, days).toISOString().slice(0, 10)}T10:00:00+09:00`
  await db
    .insertInto('announcements')
    .values([
      {
        title: '面談の種類の選び方が変わります',
        message: sanitizedAnnouncement(
          '<p>面談のあとに<strong>「選考があった」</strong>と答えられるようになります。答えは会社ごとの実績に数えられ、あなたの名前は出ません。</p><p>数え方は<a href="/about/metrics">算出方法</a>に公開しています。</p>',
        ),
        display_start_at: at(2),
        display_end_at: at(-60),
        is_require_confirm: true,
        is_demo: true,
      },
      {
        title: '年末年始の問い合わせについて',
        message: '12月29日から1月3日までにいただいた問い合わせには、1月4日からお答えします。\n求人とメッセージは、いつもどおり使えます。',
        display_start_at: at(5),
        is_demo: true,
      },
    ])
    .execute()
  await db
    .insertInto('banners')
    .values([
      { link: '/about/metrics', image: '/demo/pictures/banners/1.svg', alt: '応募に返事があるか、数字で見てから応募する', order_no: 1, is_demo: true },
      { link: '/privacy', image: '/demo/pictures/banners/2.svg', alt: 'いまの勤め先には、見えないようにできます', order_no: 2, is_demo: true },
    ])
    .execute()
  await db
    .insertInto('surveys')
    .values({ ...demoSurvey, opens_at: at(10), is_demo: true })
    .execute()
}
