import { longTimeText } from '#contract/platform/time/japan-time.ts'
import { pages } from '#contract/platform/pages.ts'
import { settings } from '#server/settings.ts'
import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'

export const reportReceived = ({ number, due, is_candidate }: { number: number; due: Date; is_candidate: boolean }) =>
  mailText({
    kind: 'report_received',
    subject: `受け付けました（番号 ${number}）`,
    parts: [
      '通報・申し出を受け付けました。運営が確かめて、このアドレスに回答します。',
      {
        facts: [
          ['受付番号', String(number)],
          ['回答の期限', longTimeText(due)],
        ],
      },
      'あなたが知らせたことは、相手には伝わりません。',
      ...(is_candidate ? [{ action: '状況を見る', url: settings.publicUrl + pages.reports() }] : []),
      '心当たりがないときは、だれかがアドレスを間違えています。このメールを消してください。',
    ],
  })

export const reportAnswered = ({ number, answer, is_candidate }: { number: number; answer: string; is_candidate: boolean }) =>
  mailText({
    kind: 'report_answered',
    subject: `通報・申し出に回答しました（番号 ${number}）`,
    parts: [
      `受付番号 ${number} の通報・申し出に、運営から回答します。`,
      answer,
      ...(is_candidate ? [{ action: '通報の状況を見る', url: settings.publicUrl + pages.reports() }] : []),
      '納得できないときは、受付番号を書いて、もう一度お知らせください。',
      { action: '問い合わせと通報', url: settings.publicUrl + pages.contact() },
    ],
  })

export const requestAnswered = ({ number, kind, answer }: { number: number; kind: string; answer: string }) =>
  mailText({
    kind: 'request_answered',
    subject: '個人情報の請求に回答しました',
    parts: [
      '個人情報についてのご請求に、運営から回答します。',
      {
        facts: [
          ['受付番号', String(number)],
          ['請求の種類', kind],
        ],
      },
      answer,
    ],
  })

export const restricted = ({ is_restricted, reason }: { is_restricted: boolean; reason: string }) =>
  mailText({
    kind: 'restricted',
    subject: is_restricted ? '利用を制限しました' : '利用の制限を解きました',
    parts: is_restricted
      ? [
          '運営が、あなたのアカウントの利用を制限しました。',
          { facts: [['理由', reason]] },
          'ログイン、閲覧、データの書き出し、退会はできます。メッセージ、応募など、ほかの人に届くことはできません。',
          '納得できないときは、窓口にお知らせください。',
          { action: '問い合わせと苦情', url: settings.publicUrl + pages.contact() },
        ]
      : ['運営が、あなたのアカウントの利用の制限を解きました。', { facts: [['理由', reason]] }, 'これまでどおりお使いいただけます。'],
  })

export const threadOpened = ({ company_name }: { company_name: string }) =>
  mailText({
    kind: 'thread_opened',
    subject: '運営があなたのやりとりを確認しました',
    parts: [
      `通報を受けて、運営の2名があなたと${plainWords(company_name)}のやりとりを確認しました。`,
      '運営がメッセージを読むのは、通報があり、別の1名が承認したときだけです。読めるのはこのやりとりだけで、72時間で読めなくなります。',
      { action: 'お知らせを見る', url: settings.publicUrl + pages.notifications('candidate') },
    ],
  })
