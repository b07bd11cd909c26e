/** What makes a feed readable when a browser opens it. CSS alone, because browsers are removing XSLT and warn about it. */
export const STYLESHEET = '<?xml-stylesheet href="/feed.css" type="text/css"?>';
