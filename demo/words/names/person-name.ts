import { Random } from '../../random.ts'
import { words } from './words.ts'

const families = words(`
  木下 平良 江頭 鳥飼 縄田 牟田 小谷 深津 白石 早瀬 三輪 倉持 野々村 大庭 柏木 水谷 梶原 榎本 堀内 須藤 片桐 長谷 相沢 浅見
  板垣 上原 遠山 岡安 笠原 菊地 久我 桑野 小暮 坂巻 佐伯 塩田 島袋 杉浦 瀬川 高梨 武井 田島 千葉 津田 寺岡 遠野 永井 仲里
  西岡 根本 萩原 畑中 羽田 東野 広瀬 福永 藤崎 古川 星野 本多 前田 牧野 松尾 三上 宮城 村瀬 望月 森下 八木 安田 柳 山根
  湯浅 横井 吉永 若林 渡会 和田 五十嵐 一ノ瀬
`)

const givens = words(`
  彩 蓮 美咲 大輔 遥 健太 由佳 拓也 真央 亮 千尋 直樹 桃子 俊介 葵 慎一 香織 悠 里奈 隆 綾乃 圭 奈緒 誠 紗季 洋平 恵 航
  麻衣 翔 智子 渉 優子 哲也 結衣 浩 沙耶 駿 文 学 明日香 亨 楓 淳 瑞穂 研二 凪 修 律子 岳 澪 武志 千夏 伸 朋子 遼 陽菜
  賢 佐知 純
`)

/** An invented person: the name hangs on the number alone, so that the picture of a number needs no look-up. */
export function personName(number: number, kind = 1) {
  const random = new Random(kind, number)
  return { family: random.pick(families), given: random.pick(givens) }
}
