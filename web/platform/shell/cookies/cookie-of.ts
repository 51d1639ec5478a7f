/** What the browser sent under this name; absent when it sent none. */
export const cookieOf = ({ headers }: Pick<Request, 'headers'>, name: string) =>
  (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
