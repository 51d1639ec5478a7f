import { byMail, memberKind } from './kind-of-audience.ts'

/** Of candidates whom a company searches and keeps in its pools. */
export const peopleKinds = {
  new_people: memberKind({
    label: '保存した求職者の検索',
    when: '通知を選んだ検索に合う求職者が、新しく見つかったとき',
    headline: '保存した検索に合う求職者がいます',
    subjects: ['people_search'],
    channels: byMail,
    title: ({ detail }) => `「${detail.name}」に合う求職者が、新しく${detail.count}見つかりました`,
  }),
  pool_reminder: memberKind({
    label: 'タレントプールのリマインダー',
    when: '担当するリマインダーの日になったとき（担当がいないものは、管理者と採用担当者に届きます）',
    headline: 'タレントプールのリマインダーがあります',
    subjects: ['candidate_pools'],
    channels: byMail,
    title: ({ candidate, detail }) => `タレントプール「${detail.pool ?? ''}」の${candidate}に連絡する日です`,
  }),
}
