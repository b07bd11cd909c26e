<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:atom="http://www.w3.org/2005/Atom" exclude-result-prefixes="atom">
  <xsl:output method="html" encoding="UTF-8" doctype-system="about:legacy-compat"/>

  <xsl:template match="/">
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <title><xsl:value-of select="rss/channel/title | atom:feed/atom:title"/></title>
        <link rel="stylesheet" href="/feed-page.css"/>
      </head>
      <body>
        <p class="hint">This is a feed. Copy its address into a feed reader to follow it.</p>
        <h1><xsl:value-of select="rss/channel/title | atom:feed/atom:title"/></h1>
        <p><xsl:value-of select="rss/channel/description | atom:feed/atom:subtitle"/></p>
        <xsl:apply-templates select="rss/channel/item | atom:feed/atom:entry"/>
      </body>
    </html>
  </xsl:template>

  <xsl:template match="item | atom:entry">
    <article>
      <h2>
        <a href="{link | atom:id}"><xsl:value-of select="title | atom:title"/></a>
      </h2>
      <p><xsl:value-of select="description | atom:summary"/></p>
      <p class="date"><xsl:value-of select="pubDate | atom:published"/></p>
    </article>
  </xsl:template>
</xsl:stylesheet>
