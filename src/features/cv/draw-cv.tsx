import { Document, Link, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';

import { absoluteUrl } from '@/config/site';
import { THEME_COLOURS } from '@/config/theme-colours';
import { formatSpanEnd } from '@/lib/format-date';

import { isDetailed, type Cv } from './to-cv';

/** The names of the faces; cv-pdf.server.ts registers them. */
export const FACES = { text: 'Archivo', strong: 'Archivo Strong', title: 'Archivo Title' } as const;

/** The fonts of each face, the main one first. */
export type Families = Record<keyof typeof FACES, string[]>;

const { ink, mute, accent } = THEME_COLOURS.light;

/** The CV as a PDF: one A4 page, unless its roles are described at length. A function rather than a component, because the renderer needs the `Document` element itself. */
export function drawCv(cv: Cv, families: Families) {
  const styles = toStyles(families);
  return (
    <Document title={`CV of ${cv.name}`} author={cv.name} subject={cv.role} language="en">
      <Page size="A4" style={styles.page}>
        <View style={styles.head}>
          <View>
            <Text style={styles.name}>{cv.name}</Text>
            <Text style={styles.role}>{cv.role}</Text>
          </View>
          <View style={styles.links}>
            <Text>{cv.availability}</Text>
            {cv.location !== undefined && <Text>{cv.location}</Text>}
            {cv.links.map(({ label, href, words }) => (
              <Link key={label} src={href} style={styles.link}>
                {words}
              </Link>
            ))}
          </View>
        </View>
        <Text style={styles.summary}>{cv.summary}</Text>
        <View style={styles.columns}>
          <View style={styles.wide}>
            {isDetailed(cv) && <Work styles={styles} roles={cv.roles} />}
            <Section styles={styles} title="Selected projects" isShown={cv.projects.length > 0}>
              {cv.projects.map((project) => (
                <View key={project.path} style={styles.item}>
                  <Text>
                    <Link src={absoluteUrl(project.path)} style={[styles.link, styles.strong]}>
                      {project.title}
                    </Link>
                    <Text style={styles.fine}> {project.year}</Text>
                  </Text>
                  <Text>{project.description}</Text>
                  <Text style={styles.fine}>{project.details}</Text>
                </View>
              ))}
            </Section>
          </View>
          <View style={styles.narrow}>
            {!isDetailed(cv) && <Work styles={styles} roles={cv.roles} />}
            <Section styles={styles} title="Education" isShown={cv.education.length > 0}>
              {cv.education.map(({ school, title, start, end }, index) => (
                <View key={index} style={styles.item}>
                  <Text style={styles.strong}>{title}</Text>
                  <Text>{school}</Text>
                  <Text style={styles.fine}>
                    {formatSpanEnd(start)} to {formatSpanEnd(end)}
                  </Text>
                </View>
              ))}
            </Section>
            <Section styles={styles} title="Tools" isShown={cv.tools.length > 0}>
              {cv.tools.map(({ name, use }) => (
                <View key={name} style={styles.item}>
                  <Text style={styles.strong}>{name}</Text>
                  <Text style={styles.fine}>{use}</Text>
                </View>
              ))}
            </Section>
          </View>
        </View>
      </Page>
    </Document>
  );
}

function Work({ styles, roles }: Pick<SectionProps, 'styles'> & Pick<Cv, 'roles'>) {
  return (
    <Section styles={styles} title="Work" isShown={roles.length > 0}>
      {roles.map(({ title, company, start, end, summary, points = [] }, index) => (
        <View key={index} style={styles.item}>
          <Text style={styles.strong}>{title}</Text>
          <Text>{company}</Text>
          <Text style={styles.fine}>
            {formatSpanEnd(start)} to {formatSpanEnd(end)}
          </Text>
          {summary !== undefined && <Text>{summary}</Text>}
          {points.map((point) => (
            <Text key={point} style={styles.point}>
              – {point}
            </Text>
          ))}
        </View>
      ))}
    </Section>
  );
}

interface SectionProps {
  styles: ReturnType<typeof toStyles>;
  title: string;
  isShown: boolean;
  children: ReactNode;
}

function Section({ styles, title, isShown, children }: SectionProps) {
  if (!isShown) return null;
  return (
    <View style={styles.section}>
      <Text style={styles.heading}>{title}</Text>
      {children}
    </View>
  );
}

/** Points; fits the height of Letter, the shorter of the two papers. */
function toStyles({ text, strong, title }: Families) {
  return StyleSheet.create({
    page: { padding: 44, fontFamily: text, fontSize: 9.5, lineHeight: 1.36, color: ink },
    head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' },
    name: { fontFamily: title, fontSize: 25, lineHeight: 1, letterSpacing: -0.9 },
    role: {
      fontFamily: strong,
      fontSize: 10.5,
      color: accent,
      // Letters of other scripts may reach further below the line.
      marginTop: title.length > 1 ? 9 : 5,
    },
    links: { alignItems: 'flex-end', fontSize: 8.5 },
    link: { color: ink, textDecoration: 'none' },
    summary: { marginTop: 10, marginBottom: 16, maxWidth: 380 },
    columns: { flexDirection: 'row', gap: 26 },
    wide: { flex: 3 },
    narrow: { flex: 2 },
    section: { marginBottom: 10 },
    heading: {
      fontFamily: title,
      fontSize: 11,
      letterSpacing: -0.2,
      borderTopWidth: 1.5,
      borderTopColor: ink,
      paddingTop: 4,
      marginBottom: 6,
    },
    item: { marginBottom: 7 },
    strong: { fontFamily: strong },
    point: { paddingLeft: 8, textIndent: -8 },
    fine: { fontSize: 8.6, color: mute },
  });
}
