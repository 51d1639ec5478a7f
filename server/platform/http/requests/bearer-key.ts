/** The key that a request carries, right or wrong; what others put into this header is not ours. */
export const bearerKey = (headers: Headers) => /^Bearer +(mebae_\S{1,200})$/i.exec(headers.get('authorization') ?? '')?.[1]
