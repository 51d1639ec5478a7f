import type { Domain } from './domain.ts'
import { landDomains } from './land-domains.ts'
import { moveDomains } from './move-domains.ts'
import { townDomains } from './town-domains.ts'
import { workDomains } from './work-domains.ts'

const careDomains: Domain[] = [
  {
    key: 'lunch',
    categories: [10, 8],
    issues: [9, 3],
    suffixes: ['ノート', '献立', '給食', '食卓設計', 'キッチン'],
    service: '給食の献立と需要予測のサービス',
    does: ['給食の献立と在庫から、明日つくる量を決める', '学校や病院の食数を予測し、仕入れと調理の段取りをつなぐ'],
    clients: '給食の会社と自治体',
    clientCount: ['{n}の給食施設', 30, 520],
    unitCount: ['1日{n}食', 9000, 380_000],
    users: ['栄養士', '調理の責任者', '仕入れの担当者'],
    data: '献立と食べ残しの量',
    site: '給食センター',
    topics: ['給食の需要予測', '献立の作成支援', 'アレルギーの照合', '仕入れの発注', '調理の段取り表', '食べ残しの計測', '保護者へのお知らせ'],
    problems: [
      '給食の1割近くが、毎日食べられずに捨てられています。',
      '栄養士の1日は、献立の計算と発注書づくりで終わってしまいます。',
      'アレルギーの確認は、今も紙の表を二人で読み合わせています。',
    ],
    measures: ['食べ残しの割合', '発注のやり直しの割合', '食数の予測のずれ'],
  },
  {
    key: 'clinic',
    categories: [9, 8],
    issues: [2, 5],
    suffixes: ['待合', '診療設計', '問診', '医院計画', 'クリニカ'],
    service: '診療所の予約と待ち時間のサービス',
    does: ['診察の長さを見積もり、待合室で待つ時間を短くする', '受け付けの電話と問診を、診療所の都合に合わせて引き受ける'],
    clients: '町の診療所',
    clientCount: ['{n}の診療所', 24, 780],
    unitCount: ['月{n}人の受診', 4000, 520_000],
    users: ['受け付けの職員', '看護師', '患者'],
    data: '予約と診察の記録',
    site: '診療所',
    topics: ['診察時間の見積もり', 'Web問診', '電話予約の受け付け', '待ち時間の表示', '電子カルテとの連携', '予防接種の管理', '処方の受け渡し'],
    problems: [
      '3分の診察のために、2時間待つことがあります。',
      '月曜の朝の電話は、3回に1回しかつながりません。',
      '受け付けの職員は、同じ質問に1日50回答えています。',
    ],
    measures: ['30分以上待った人の割合', '電話のつながらなかった割合', '問診の書きもれの割合'],
    consumer: true,
  },
  {
    key: 'care',
    categories: [9, 15],
    issues: [4, 6],
    suffixes: ['介護設計', '見守り', '夜勤', 'ケア技術', '福祉'],
    service: '介護施設の夜の見守りサービス',
    does: ['寝返りと呼吸の変化から、見に行くべき部屋を知らせる', '介護の記録を、歩きながらの話し言葉からつくる'],
    clients: '介護施設',
    clientCount: ['{n}の施設', 12, 430],
    unitCount: ['{n}床のベッド', 300, 19_000],
    users: ['夜勤の介護職員', '施設長', '入居者の家族'],
    data: 'ベッドのセンサーの記録',
    site: '介護施設',
    topics: ['夜間の見守り', '介護記録の音声入力', '家族への報告', '勤務の引き継ぎ', '転倒の予測', 'センサーの設置と点検', '請求書類の作成'],
    problems: [
      '夜勤の職員は、ひとりで20人の眠りを見守っています。',
      '見回りの足音で目を覚ます方が、少なくありません。',
      '記録を書く時間は、介護の時間から削られます。',
    ],
    measures: ['必要のなかった見回りの割合', '知らせの遅れた割合', '記録の書きもれの割合'],
    device: true,
  },
  {
    key: 'rehab',
    categories: [9, 5],
    issues: [2, 4],
    suffixes: ['歩行技術', '訓練設計', '身体計測', 'リハビリ', '療法'],
    service: 'リハビリの動きを測り、記録するサービス',
    does: ['歩き方を短い動画から測り、前の週との違いを示す', '家での訓練を、無理のない回数に組みなおす'],
    clients: '病院と訪問看護の事業所',
    clientCount: ['{n}の病院と事業所', 9, 220],
    unitCount: ['{n}人の訓練記録', 700, 64_000],
    users: ['理学療法士', '訪問看護師', '訓練を続ける方'],
    data: '歩き方の動画',
    site: '病院の訓練室',
    topics: ['歩き方の計測', '訓練計画の作成', '家での訓練の記録', '療法士の申し送り', '動画の安全な保管', '計測機器の開発', '研究機関との共同試験'],
    problems: [
      '退院したあと、訓練を続けられる人は3人に1人です。',
      '良くなったかどうかは、見る人の経験に頼っています。',
      '療法士の1日の2時間は、記録の入力に使われます。',
    ],
    measures: ['動きの測りまちがいの割合', '途中で訓練をやめた人の割合', '記録の抜けの割合'],
    device: true,
  },
  {
    key: 'pharmacy',
    categories: [9, 8],
    issues: [2, 5],
    suffixes: ['調剤', '薬局設計', '処方', '薬箱', 'ファーマ'],
    service: '薬局の在庫と飲み合わせのサービス',
    does: ['飲み合わせの悪い薬を、渡す前に見つける', '町の薬局どうしで、余った薬と足りない薬を融通する'],
    clients: '町の薬局',
    clientCount: ['{n}の薬局', 30, 940],
    unitCount: ['月{n}枚の処方箋', 6000, 830_000],
    users: ['薬剤師', '薬局の事務員', '患者'],
    data: '処方と在庫の記録',
    site: '薬局',
    topics: ['飲み合わせの確認', '薬の在庫予測', '薬局どうしの融通', '服薬の記録', '処方箋の読み取り', '配達の手配', '棚卸し'],
    problems: [
      '期限の切れた薬は、1軒で年に数十万円になります。',
      '薬が切れていて、患者に出直してもらう日があります。',
      '飲み残しの薬が、家の引き出しにたまっています。',
    ],
    measures: ['在庫切れの割合', '確認もれの割合', '期限切れで捨てた薬の割合'],
  },
]

export const domains: readonly Domain[] = [...landDomains, ...workDomains, ...careDomains, ...townDomains, ...moveDomains]

/** Domains alternate between companies, so that even a few show many; the number alone decides, as for the pictures. */
export function domainOf(companyId: number): Domain {
  const round = Math.floor(companyId / domains.length)
  return domains[(companyId * 7 + round * 5) % domains.length]!
}
