import './home-sprout.css'

/** Breaks the page's ground line; on narrow pages only what is above it shows. */
export const HomeSprout = () => (
  <svg className="sprout" viewBox="0 0 300 440" width="300" height="440" fill="none" strokeLinecap="round" aria-hidden="true">
    <path className="stem" d="M150 300C149 250 153 210 150 168" />
    <path className="leaf" d="M150 214C150 160 112 130 44 132 46 188 84 216 150 214Z" />
    <path className="leaf" d="M150 176C148 100 190 52 272 48 274 124 228 176 150 176Z" />
    <path className="vein" d="M150 214C128 186 100 164 72 150M150 176C174 138 208 98 246 74" />
    <path className="root" d="M150 300v118M150 330c-14 22-40 24-52 52M150 346c16 18 40 18 56 40M150 376c-8 14-20 18-26 32" />
    <path className="soil" d="M118 300c6-10 14-15 22-12M182 300c-5-11-12-16-20-13" />
  </svg>
)
