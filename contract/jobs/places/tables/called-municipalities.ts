import type { Municipality } from './municipalities.ts'
import { municipalitiesAt } from './municipality-names.ts'
import { placeSpelling } from './place-spelling.ts'

/** 市 and 区 that are called by their names without these letters, where the name is theirs alone or is that of the station in them. */
export const calledMunicipalities: ReadonlyMap<string, readonly Municipality[]> = new Map(
  [
    ...'札幌市 仙台市 さいたま市 横浜市 川崎市 相模原市 浜松市 名古屋市 堺市 神戸市 北九州市'.split(' '),
    ...'盛岡市 水戸市 宇都宮市 前橋市 甲府市 金沢市 大津市 松江市 高松市 松山市 那覇市'.split(' '),
    ...'府中市 千代田区 新宿区 文京区 台東区 墨田区 江東区 品川区 目黒区 世田谷区 渋谷区 中野区 杉並区 豊島区 荒川区 板橋区 練馬区 足立区 葛飾区 江戸川区'.split(
      ' ',
    ),
    ...'八王子市 立川市 三鷹市 調布市 町田市 国分寺市 船橋市 柏市 松戸市 市川市 浦安市 成田市 川口市 川越市 所沢市 越谷市 春日部市 熊谷市 鎌倉市 藤沢市 茅ヶ崎市 小田原市 海老名市'.split(
      ' ',
    ),
    ...'つくば市 守谷市 高崎市 郡山市 会津若松市 八戸市 弘前市 函館市 小樽市 長岡市 松本市 沼津市 掛川市 豊橋市 岡崎市 刈谷市 四日市市 桑名市 草津市'.split(
      ' ',
    ),
    ...'吹田市 豊中市 茨木市 高槻市 岸和田市 西宮市 尼崎市 芦屋市 宝塚市 姫路市 生駒市 米子市 倉敷市 下関市 今治市 久留米市 鳥栖市 佐世保市 別府市'.split(' '),
  ].flatMap((name) => {
    const found = municipalitiesAt(placeSpelling(name), 0)
    return found ? [[placeSpelling(name.slice(0, -1)), found.named] as const] : []
  }),
)
