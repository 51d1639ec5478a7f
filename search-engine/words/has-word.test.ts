import { describe, expect, test } from 'vitest'
import { matchesJob } from '../matches-job.ts'
import { normalizeText } from '../text/normalize-text.ts'

const finds = (text: string, typed: string) => matchesJob(normalizeText(text), typed)

describe('a word is found as a word', () => {
  test.each([
    ['ReactやVueの経験', 'react'],
    ['社内のReactの開発', 'React'],
    ['C++とC#', 'c++'],
    ['C++とC#', 'C#'],
    ['ASP.NET の開発', '.NET'],
    ['Node.jsのサーバー', 'Node.js'],
    ['Node.jsのサーバー', 'node'],
    ['REST APIs', 'api'],
    ['Python3の経験', 'python'],
    ['PM/PL募集', 'PM'],
    ['フロントエンドエンジニア', 'エンジニア'],
    ['フロントエンドエンジニア', 'フロントエンド'],
    ['Webエンジニア', 'エンジニア'],
    ['サーバーサイドエンジニア', 'サーバー'],
    ['モーニング・ルーティン', 'ルーティン'],
    ['データサイエンティスト', 'データ'],
    ['プロジェクトリーダー', 'リーダー'],
    ['東京都と京都', '京都'],
    ['東京都内の店', '都内'],
    ['人事と個人事業主', '人事'],
    ['本社会議室', '会議'],
    ['英語学習の支援', '学習'],
  ])('%s has %s', (text, typed) => {
    expect(finds(text, typed)).toBe(true)
  })
  test.each([
    ['development', 'PM'],
    ['Google', 'Go'],
    ['CSSのコーディング', 'CS'],
    ['EC2', 'EC'],
    ['KPI', 'PI'],
    ['A3', '3'],
    ['C++の経験', 'C'],
    ['JavaScript', 'Java'],
    ['リクルーティング', 'ルーティン'],
    ['エンジニア', 'ジニア'],
    ['レコード', 'コード'],
    ['東京都渋谷区', '京都'],
    ['京都内の店', '都内'],
    ['個人事業主', '人事'],
    ['運営業務', '営業'],
    ['法律事務所', '事務'],
    ['建設計画', '設計'],
    ['自己PRを書く', 'PR'],
  ])('%s has no %s, but its letters', (text, typed) => {
    expect([finds(text, typed), finds(text, `"${typed}"`)]).toEqual([false, true])
  })
})

describe('spellings of one word', () => {
  test.each([
    ['リプレース', 'リプレイス'],
    ['フェーズ', 'フェイズ'],
    ['アイデア', 'アイディア'],
    ['チームプレー', 'チームプレイ'],
    ['ソフトウェア', 'ソフトウエア'],
    ['サービス', 'サーヴィス'],
    ['イベント', 'イヴェント'],
    ['アドバイス', 'アドヴァイス'],
    ['髙島', '高島'],
  ])('%s and %s find each other', (one, other) => {
    expect([finds(one, other), finds(other, one)]).toEqual([true, true])
  })
  test.each([
    ['メンバー', 'メイン'],
    ['ペンキ', 'ペイ'],
  ])('%s is not %s', (text, typed) => {
    expect(finds(text, typed)).toBe(false)
  })
})
