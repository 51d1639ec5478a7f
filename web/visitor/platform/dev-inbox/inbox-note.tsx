import '#web/ui/panel.css'

export const InboxNote = () => (
  <p className="note warn">
    この環境のメールは送られず、すべてここに残ります。この環境を開ける人は、だれのメールでも読めます。公開のサイトと、メールサーバー（SMTP_URL）のあるサイトには、このページはありません。
  </p>
)
