/** Rows of Kanji that are one letter to people who search: the usual one first, then older and regional forms, most of them from names of people and companies. */
const rows = `
高髙 崎﨑嵜埼碕 辺邊邉 斎齋 斉齊 沢澤 浜濱濵 桜櫻 広廣 島嶋嶌 竜龍 滝瀧 渋澁 塩鹽 国國 学學 会會 実實 真眞 栄榮 恵惠 円圓 写寫 万萬 与與 亜亞 医醫 応應 桧檜 館舘 吉𠮷 富冨 峰峯 柳栁 蔵藏
関關 静靜 徳德 聡聰 黒黑 横橫 瀬瀨 頼賴 徴徵 緑綠 録錄 郎郞 穂穗 青靑 清淸 礼禮 祷禱 籠篭 竈竃 薮藪 桑桒 曽曾 鉄鐵鐡 鋳鑄 銭錢 弁辨辯瓣 芸藝 茎莖 荘莊 蛍螢 蛮蠻 覚覺 読讀 豊豐 売賣 転轉
軽輕 辞辭 逓遞 遅遲 鎮鎭 闘鬪 隠隱 霊靈 駅驛 駆驅 験驗 髄髓 鶏鷄 麦麥 黄黃 点點 党黨 歯齒 寿壽 将將 専專 対對 団團 図圖 圧壓 壱壹 変變 奥奧 奨奬 嬢孃 宝寶 寛寬 尽盡 属屬 岳嶽 巣巢 帯帶
庁廳 弐貳 弥彌 弾彈 当當 従從 径徑 恋戀 恒恆 悩惱 戦戰 戯戲 戸戶 払拂 担擔 拝拜 拠據 拡擴 挙擧 挿插 捜搜 掲揭 揺搖 摂攝 収收 効效 数數 断斷 旧舊 昼晝 暁曉 条條 枢樞 検檢 楼樓 楽樂 様樣
槙槇 権權 欧歐 歓歡 歩步 帰歸 残殘 殻殼 毎每 気氣 沖冲 浄淨 涙淚 渓溪 湾灣 湿濕 満滿 温溫 潜潛 営營 犠犧 献獻 獣獸 狭狹 瑶瑤 画畫 畳疊 発發 県縣 研硏 砕碎 称稱 穏穩 窃竊 絵繪 継繼 続續
総總 縁緣 縦縱 繊纖 欠缺 脳腦 台臺 声聲 胆膽 処處 虫蟲 触觸 証證 訳譯 誉譽 謡謠 弐弍 践踐 醸釀 釈釋 労勞 勧勸 勲勳 剣劍劔 剤劑 区區 単單 厳嚴 参參 双雙 号號 叙敍 両兩 並竝 乗乘 乱亂
予豫 争爭 仏佛 仮假 伝傳 体體 余餘 倹儉 偽僞 児兒 冊册 刃刄 届屆 岩巖巌 峡峽 済濟 来來 枡桝
`

const usual = new Map<string, string>()
for (const row of rows.trim().split(/\s+/)) {
  const [first = '', ...others] = row
  for (const other of others) if (other !== first) usual.set(other, first)
}
const variants = new RegExp(`[${[...usual.keys()].join('')}]`, 'gu')

/** The rarer letters and, in the same places, the usual ones, so that SQL can fold them as well. */
export const kanjiVariants = { rare: [...usual.keys()].join(''), usual: [...usual.values()].join('') }

/** One letter for the Kanji that people do not tell apart: 髙橋 and 高橋 are one name. */
export const foldKanji = (text: string): string => text.replace(variants, (kanji) => usual.get(kanji) ?? kanji)
