import { plainRomaji } from '#contract/candidates/hiding/names/plain-romaji.ts'

/** Japanese words that many people build a password of: names, places, teams, characters, animals, food, greetings, work and school. */
const written = `
  haruto yuto sota yuki hayato haruki ryusei koki sora sosuke riku shota daiki takumi kaito ren minato hinata yuma aoi itsuki asahi tsubasa kenta ryota naoki tomoya kazuki
  taro jiro saburo ichiro hanako kenji takashi hiroshi makoto satoshi akira minoru isamu manabu osamu kiyoshi shigeru masaru susumu tsutomu hideki masashi koji shinji kenichi
  shinichi yuichi junichi daisuke kosuke yusuke keisuke shunsuke ryosuke tatsuya takuya naoya kazuya yuya shinya masaya hiroki tomoki yoshiki masaki takeshi tsuyoshi atsushi
  sakura hina yui mei rin miyu yuna misaki nanami ayaka haruka mao miu rio kokoro honoka akari mio saki riko ayane yuka yuko keiko yoko kyoko kazuko sachiko michiko akiko
  tomoko emi mayumi kumiko naoko noriko hiroko miyuki chika chihiro natsuki mizuki kana kanako aya ai mai megumi yumi kaori asami eri rina moe nana shiori hikaru kaoru
  sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki yamaguchi matsumoto inoue kimura hayashi shimizu yamazaki mori abe ikeda
  hashimoto ishikawa yamashita ogawa ishii hasegawa goto okada kondo maeda fujita endo aoki sakamoto murakami ota kaneko fujii fukuda nishimura miura takeuchi nakajima
  okamoto matsuda harada nakano ono tamura fujiwara nakayama ishida kojima wada morita uchida shibata sakai kudo yokoyama miyazaki miyamoto takagi ando taniguchi ohno maruyama
  tokyo osaka kyoto nagoya sapporo yokohama kobe fukuoka hiroshima sendai kawasaki saitama chiba niigata hamamatsu shizuoka okayama kumamoto kagoshima nagasaki okinawa naha nara
  wakayama mie gifu aichi nagano yamanashi toyama kanazawa fukui shiga hyogo tottori shimane yamaguchi tokushima kagawa ehime kochi saga oita miyazaki hokkaido aomori iwate
  miyagi akita yamagata fukushima ibaraki tochigi gunma kanagawa shibuya shinjuku ikebukuro ueno ginza akihabara roppongi shinagawa harajuku asakusa nihon nippon japan
  hanshin tigers kyojin giants chunichi dragons yakult swallows carp baystars softbank hawks seibu lions rakuten eagles lotte marines orix nipponham fighters urawa reds kashima
  antlers gamba cerezo marinos frontale yakyu soccer sumo judo kendo karate tennis basuke
  naruto sasuke luffy onepiece zoro nami goku gokuu vegeta dragonball doraemon nobita pikachu pokemon totoro ghibli conan kimetsu tanjiro nezuko gundam evangelion sailormoon
  anpanman hellokitty kitty kumamon mario zelda kirby hatsune miku vocaloid arashi nogizaka keyaki hinatazaka momoclo perfume exile smap
  daisuki suki aishiteru aisiteru koi ai love kimi watashi boku ore anata otoko onna tomodachi kazoku okasan otosan oniichan oneechan mama papa akachan kodomo
  ohayo konnichiwa konbanwa oyasumi arigato sayonara hajimemashite yoroshiku gomen gomennasai moshimoshi itadakimasu gochisosama tadaima okaeri ganbare ganbaru gambare gambatte
  sugoi kawaii kakkoii tanoshii ureshii kirei genki baka aho yabai yatta banzai
  shigoto kaisha gakko daigaku koko chugaku sensei gakusei seito benkyo shukatsu syukatsu baito shain shacho bucho kacho jinji eigyo keiri soumu kikaku kaihatsu mensetsu
  rirekisho naitei taishoku nyusha tenshoku kyujin saiyo
  neko inu usagi tori kuma panda zou saru uma ushi buta hitsuji kitsune tanuki nezumi kame kaeru iruka kujira penguin hiyoko koneko koinu
  sushi ramen udon soba tempura onigiri gohan misoshiru takoyaki okonomiyaki karaage yakiniku tonkatsu curry katsudon natto tofu miso mochi anko dango matcha ocha sake beer
  ichigo ringo mikan momo budo suika melon banana nashi kaki remon tomato
  hana sora umi yama kawa mori hoshi tsuki taiyo kaze yuki ame kumo niji hikari yume kibo mirai ai kokoro inochi heiwa egao shiawase jiyu sekai uchu chikyu
  haru natsu aki fuyu asa hiru yoru kyo ashita kino shogatsu tanabata matsuri hanabi hanami fuji fujisan
  akai aoi shiroi kuroi midori murasaki kiiro orenji pinku ao aka shiro kuro
  samurai ninja geisha bushido katana shogun kamikaze sakamoto ryoma nobunaga hideyoshi ieyasu shinsengumi
  himitsu pasuwado aikotoba anshin anzen kagi hirake hirakegoma abcde test tesuto admin kanri user guest
`
const words = new Set(written.trim().split(/\s+/).map(plainRomaji))

/**
 * A well-known Japanese word with figures or signs before or behind it: Sakura123!, ohayou2026. Attackers try all of them.
 * The dictionaries of the estimator hold English only.
 */
export function isWordWithFigures(password: string) {
  const [, word = ''] = /^[^\p{L}]{0,30}([a-z]{2,30})[^\p{L}]{0,30}$/u.exec(password.normalize('NFKC').toLowerCase()) ?? []
  return words.has(plainRomaji(word))
}
