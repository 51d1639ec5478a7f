import type { Secrets } from '../hidden-words.ts'
import { lines } from './lines.ts'

/** Somebody who typed name and reading without a blank, as many do. */
export const personWithoutBlank: Secrets = {
  name: '大野翔子',
  name_reading: 'おおのしょうこ',
  username: 'わかばさん',
  email: 'wakaba@secret.example',
  phone_number: '08087654321',
  employers: [],
  schools: [],
  domains: [],
}

/** How the name is written; each stands in its own sentence and is hidden there. */
export const joinedNameSpellings = lines(`
    大野翔子
    大野 翔子
    大野　翔子
    大野・翔子
    大 野 翔 子
    翔子 大野
    翔子大野
    大\u200b野翔\u200b子
    ⼤野翔子
    大埜翔子
    大野
    大野さん
    大野です
    翔子
    翔子さん
    旧姓大野
    担当大野
    おおのしょうこ
    おおの しょうこ
    おうの しょうこ
    しょうこ おおの
    しょうこおおの
    オオノショウコ
    オオノ・ショウコ
    オーノ ショーコ
    ｵｵﾉ ｼｮｳｺ
    ｵｵﾉｼｮｳｺ
    おおのさん
    おおのです
    オオノ
    オオノさん
    オオノです
    しょうこ
    しょうこさん
    ショウコ
    Ono Shoko
    Shoko Ono
    OONO SHOKO
    Shoko OHNO
    Ohno Shohko
    Ōno Shōko
    Ôno Shôko
    Oono Shouko
    Ono Syoko
    Oono Syouko
    OonoShouko
    ShokoOno
    onoshoko
    shokoono
    shoko_ono
    shoko.ono
    ono-shoko
    Ono, Shoko
    Ｏｎｏ　Ｓｈｏｋｏ
    O N O  S H O K O
    S. Ohno
    S Oono
    Oono S.
    Shoko O.
    Shoko
    Syouko
    SHOUKO
    Oono
    Ohno
    Ono-san
    Onoさん
    Shokoです
    わかばさん
  `)
