const FOLDER = 'company_pictures'
const pattern = /^\/pictures\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.webp$/

/** A picture's address on the site, which never shows another one. */
export const picturePath = (id: string) => `/pictures/${id}.webp`

/** The picture of an address; nothing for what we do not keep, as the drawn ones of the demonstration. */
export const pictureId = (path: string) => pattern.exec(path)?.[1]

/** The folder and the name of a picture's file. */
export const pictureFile = { folder: FOLDER, name: (id: string) => `${id}.webp`, key: (id: string) => `${FOLDER}/${id}.webp` }

/** The kinds of pictures that are read, by their content. None of them is a document that could run. */
export const imageTypes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
