/**
 * Names that are words of everyday sentences, too, as texts are compared: alone they are hidden only where the sentence shows that a name is meant
 * (「さん」 behind it, 「氏名」 before it). A single kanji always counts as one.
 */
const kanji =
  '一生 未来 希望 大地 大樹 平和 和平 勝利 正義 勇気 英知 永遠 誠実 正直 元気 公平 公正 光明 幸福 知恵 真理 理論 清水 大海 青空 陽光 天地 自然 千歳 小春 日和 出口 入口 川上 川下 木下 山下 坂下 竹林 石垣 石橋 花見 月見 平野 植木 南部 西部 東部 北部 中部 日向 朝日 大空 水上 前原 中央 創造 世界 地球 太陽 日本 挑戦 共創 革新 成長 信頼 感動 笑顔 安心 健康 文化 社会 人間 人材 教育 医療 介護 福祉 環境 経営 技術 開発 営業 製造 販売 企画 管理 総務 人事 経理 法務 財務 研究 設計 運用 工場 店長 部長 課長'
const kana =
  'ハナ ソラ ウミ ユメ ヒカリ サクラ ミライ ノゾミ マナブ ミノル アユム アユミ ススム ツトム カオリ シズカ アカリ ユタカ マコト ハルカ カナタ タクミ ハジメ ワタル ノボル メグミ イズミ ミドリ アオイ ツバサ イノリ ヒナタ ココロ マモル オサム マサル イサム キズナ ツナガリ アリガトウ ヨロコビ ミンナ トモニ イキイキ ワクワク ヒト モノ コト クラシ マチ イロ オト コエ カゼ ツキ ホシ モリ ハラ ヤマ カワ ミチ ヒガシ ニシ ミナミ キタ タニ シマ ハシ セキ タイラ アキ ナツ フユ ハル リンク スタト ライン ビジヨン ホム ライフ ハト スマイル ネツト ウエブ アプリ デザイン システム デタ サビス クラウド メデイア チム プラス ワク キヤリア スクル マケツト ゲム モバイル ソフト サポト コンサル エンジニア プロダクト テクノロジ コミユニケシヨン ソリユシヨン パトナ リダ トレド セルス マネジメント コンテンツ セキユリテイ インフラ ネツトワク アイデア アイ マイ ラボ スタジオ ギフト カフエ'
const latin =
  'ai go data date link line cloud web vision next design system service team work works life home smart one plus start base note take mine hide name made same some tone sake none mate core kite sore more mode node code game gate hope joy lab labs tech digital media net box slack apple meta open ken jun dan may mai kai rei sho shin ren rin yu ryo so do no to make came case care rare rate late site side ride wide sure pure rule tune june mate vote like life wife done rise wise use one are age ice here were there these time size page able demo memo hero zero solo mono auto info mini java euro photo video camera radio piano anime'

const words = new Set(`${kanji} ${kana} ${latin}`.split(' '))

export const isOrdinaryWord = (letters: string) => words.has(letters) || /^\p{Script=Han}$/u.test(letters)
