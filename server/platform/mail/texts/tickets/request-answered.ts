import { mailText } from '../../mail-text.ts'

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
