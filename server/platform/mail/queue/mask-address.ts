/** `k***@example.jp`: enough to recognise an address that one knows, too little to write to it. */
export const maskAddress = (address: string) => address.replace(/^(.)[^@]*/u, '$1***')
