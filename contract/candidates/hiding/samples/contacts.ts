import { lines } from './lines.ts'

/** How people write the addresses, numbers and schools of the person of these samples. */
export const contacts = lines(`
    sho.yamada@secret.example
    SHO.YAMADA@SECRET.EXAMPLE
    ｓｈｏ．ｙａｍａｄａ＠ｓｅｃｒｅｔ．ｅｘａｍｐｌｅ
    sho.yamada＠secret.example
    sho.yamada﹫secret.example
    sho.yamada [at] secret.example
    sho.yamada(at)secret.example
    sho.yamada（at）secret.example
    sho.yamada［＠］secret.example
    sho.yamada【at】secret【dot】example
    sho.yamada＜at＞secret.example
    sho.yamada アットマーク secret.example
    sho.yamada アット secret ドット example
    sho.yamada★secret.example
    sho.yamada at secret dot example
    sho.yamada @ secret . example
    sho.yamada@\u200bsecret.example
    sho\u00ad.yamada@secret.example
    sho.yamada
    sho_yamada
    other.person@elsewhere.jp
    090-1234-5678
    09012345678
    090 1234 5678
    090(1234)5678
    ０９０－１２３４－５６７８
    ０９０１２３４５６７８
    090ー1234ー5678
    090‐1234‐5678
    090.1234.5678
    090・1234・5678
    +81-90-1234-5678
    +819012345678
    +81 90 1234 5678
    ＋８１ ９０ １２３４ ５６７８
    +81(0)90-1234-5678
    (090) 1234-5678
    〇九〇-一二三四-五六七八
    ⓪⑨⓪-①②③④-⑤⑥⑦⑧
    0 9 0 1 2 3 4 5 6 7 8
    90-1234-5678
    090/1234/5678
    090:1234:5678
    090,1234,5678
    090、1234、5678
    090|1234|5678
    090=1234=5678
    090〜1234〜5678
    090[1234]5678
    090 → 1234 → 5678
    +81:90:1234:5678
    ٠٩٠١٢٣٤٥٦٧٨
    ०९०-१२३४-५६७८
    080/8765/4321
    +1 415 555 0100
    +1 (415) 555-0100
    +14155550100
    +86 138 0013 8000
    +44 20 7946 0958
    ＋８６－１３８－００１３－８０００
    03-1234-5678
    0120-123-456
    chidori-legal.jp
    www.chidori-legal.jp
    https://www.chidori-legal.jp/members/yamada
    ｈｔｔｐｓ：／／ｗｗｗ．ｃｈｉｄｏｒｉ－ｌｅｇａｌ．ｊｐ／
    CHIDORI-LEGAL.JP
    chidori-legal［.］jp
    hr.chidori-legal.jp
    taro-works.com
    Twitter: @sho_y_dev
    X（旧Twitter）：sho_y_dev
    GitHub: sho-y-dev
    LINE ID: shoshoyy
    インスタのアカウントは sho_y_dev
    LINE haruka1990
    LINEはharuka1990です
    LINEはharuka1990
    Twitter haruka_o
    インスタ haruka_o
    インスタは haruka_o
    X: haruka_o
    X haruka_o
    Ｘ：ｈａｒｕｋａ＿ｏ
    linktr.ee/haruka
    bit.ly/abc
    youtu.be/abcdEFG
    lit.link/haruka
    haruka.page
    haruka.link
  `)

export const schools = lines(`
    見本大学
    見 本 大 学
    見本大学大学院
    見本大卒
    見本・大学
    ⾒本大学
    見本大學
    見本大出身
  `)
