export const InboxNote = () => (
  <p className="note warn">
    この環境のメールは送られず、すべてここに残ります。この環境を開ける人は、だれのメールでも読めます。公開のサイトと、メールサーバー（SMTP_URL）のあるサイトには、このページはありません。
  </p>
)

/** `11月21日 10:05`, of an instant in Japan's offset. */
export const mailTime = (at: string) => `${Number(at.slice(5, 7))}月${Number(at.slice(8, 10))}日 ${at.slice(11, 16)}`
