import { expect, test } from 'vitest'
import { resumeOfText } from './resume-of-text.ts'

const names = ['Go', 'Java', 'JavaScript', 'PostgreSQL', '採用', '要件定義']

const paper = `職務経歴書
氏名 宇津木千紘
■職務要約
計測機器の収集基盤を設計し、育てました。
チームは4名です。
【職務経歴】
2021年4月〜現在　ヌクモリ計測機器株式会社
開発部 主任
Ｇｏで収集サーバーを書き、採用した技術を広めました。
株式会社ハシワタシ情報
2016/4 - 2021/3
Javaの保守と夜間処理の半減。
●活かせる経験・知識・技術
要件定義、PostgreSQL
■保有資格
・応用情報技術者（2015年）
■自己PR
粘り強いです。`

test('a 職務経歴書 becomes its summary, employers with their periods, skills and certificates', () => {
  expect(resumeOfText(paper, names)).toEqual({
    basics: { summary: '計測機器の収集基盤を設計し、育てました。\nチームは4名です。' },
    work: [
      { name: 'ヌクモリ計測機器株式会社', startDate: '2021-04', summary: '開発部 主任\nGoで収集サーバーを書き、採用した技術を広めました。' },
      { name: '株式会社ハシワタシ情報', startDate: '2016-04', endDate: '2021-03', summary: 'Javaの保守と夜間処理の半減。' },
    ],
    skills: [{ name: 'Go' }, { name: 'Java' }, { name: 'PostgreSQL' }, { name: '要件定義' }],
    certificates: [{ name: '応用情報技術者(2015年)' }],
  })
})

test('a period may stand above its company, and a text without headings proposes nothing but skills', () => {
  const above = '職務経歴\n2021年4月〜現在\nA株式会社\n開発。\n2016年4月〜2021年3月\nB株式会社\n保守。'
  expect(resumeOfText(above, []).work).toEqual([
    { name: 'A株式会社', startDate: '2021-04', summary: '開発。' },
    { name: 'B株式会社', startDate: '2016-04', endDate: '2021-03', summary: '保守。' },
  ])
  expect(resumeOfText('JavaScriptを書きます。株式会社山田で採用を担当。', names)).toEqual({ skills: [{ name: 'JavaScript' }] })
})
