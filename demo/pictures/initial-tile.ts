/** A person or a house of investors: the first letter on paper, no face. */
export const initialTile = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#eeeadf"/><text x="32" y="33" fill="#50564c" font-family="Hiragino Sans,Noto Sans JP,Noto Sans CJK JP,BIZ UDPGothic,Yu Gothic Medium,Meiryo,sans-serif" font-size="26" font-weight="700" text-anchor="middle" dominant-baseline="central">${[...name][0]}</text></svg>`
