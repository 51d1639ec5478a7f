import { openSync } from 'fontkit'
import { fontFiles } from './font-files.ts'

const fonts = Object.values(fontFiles).map(({ regular }) => openSync(regular))
const isInFonts = (sign: string) => fonts.some((font) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))

/** Selectors of variants, joiners and pictures: without them the text says the same. */
const isMute = /^[\p{Cf}\p{Cc}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]$/u
/** Printers' sign for a character that they do not have. */
const GETA = '〓'

/**
 * One spelling of what looks the same: half-width kana, radicals and letters apart from their marks become ordinary characters. Full-width signs
 * stay: Japanese is set with them. A space is one that keeps its width: where React-pdf may stretch some spaces, it ends lines far too early.
 * What no font has would come out as other characters, drawn over each other.
 */
export const drawableText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\uff01-\uff60\u3000〜]+/gu, (part) => part.normalize('NFKC'))
    .replace(/[^\n]/gu, (sign) => (isInFonts(sign) ? sign : isMute.test(sign) ? '' : GETA))
    .replaceAll(/[ \t]/g, '\u00a0')
