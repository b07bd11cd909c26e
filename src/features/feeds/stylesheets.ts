/**
 * What makes a feed readable when a browser opens it. The first is for browsers that transform XML, which gives links; the
 * second is for those that no longer do.
 */
export const STYLESHEETS = `<?xml-stylesheet href="/feed.xsl" type="text/xsl"?>
<?xml-stylesheet href="/feed.css" type="text/css"?>`;
