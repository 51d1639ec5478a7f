/** The software. It stands in the credit at the foot of the site and in the documents; everywhere else stands the name of the site. */
export const SOFTWARE = 'Mebae'

/** What a site is called while nobody has named it. */
export const defaultSiteName = { name: '芽生え', latin_name: SOFTWARE }

export type SiteName = { name: string; latin_name: string }

/** Both names, as titles and mails have them. A site without a name in Latin letters has one. */
export const fullSiteName = ({ name, latin_name }: SiteName) => (name === latin_name ? name : `${name} ${latin_name}`)
