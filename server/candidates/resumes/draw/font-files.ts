import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const biz = '@expo-google-fonts/biz-udpgothic'
const noto = '@expo-google-fonts/noto-sans-jp'

/** BIZ UDPGothic is made to be read easily; Noto Sans JP has the rare characters of names, such as 𠮷. Both under the SIL Open Font License. */
export const fontFiles = {
  'BIZ UDPGothic': { regular: resolve(`${biz}/400Regular/BIZUDPGothic_400Regular.ttf`), bold: resolve(`${biz}/700Bold/BIZUDPGothic_700Bold.ttf`) },
  'Noto Sans JP': { regular: resolve(`${noto}/400Regular/NotoSansJP_400Regular.ttf`), bold: resolve(`${noto}/700Bold/NotoSansJP_700Bold.ttf`) },
}
