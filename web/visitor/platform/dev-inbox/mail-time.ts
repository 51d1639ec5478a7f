/** `11月21日 10:05`, of an instant in Japan's offset. */
export const mailTime = (at: string) => `${Number(at.slice(5, 7))}月${Number(at.slice(8, 10))}日 ${at.slice(11, 16)}`
