{{/* Names and labels that several templates share. */}}

{{- define "portal.name" -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{- define "portal.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "portal.labels" -}}
{{ include "portal.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{/* The host's container without its command, probes, and ports. The migration uses it too. */}}
{{- define "portal.container" -}}
image: {{ .Values.image.repository }}{{ if .Values.image.digest }}@{{ .Values.image.digest }}{{ else }}:{{ .Values.image.tag }}{{ end }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
env:
  - name: MODE
    value: production
  - name: TRUST_PROXY
    value: 'on'
  {{- range $name, $value := .Values.settings }}
  - name: {{ $name }}
    value: {{ $value | quote }}
  {{- end }}
{{- if .Values.filesClaim }}
  - name: FILES_DIR
    value: /files
{{- end }}
{{- if or .Values.filesClaim .Values.configMap }}
volumeMounts:
  {{- if .Values.filesClaim }}
  - name: files
    mountPath: /files
  {{- end }}
  {{- if .Values.configMap }}
  - name: config
    mountPath: /etc/portal
    readOnly: true
  {{- end }}
{{- end }}
envFrom:
  - secretRef:
      name: {{ .Values.existingSecret }}
resources:
  {{- toYaml .Values.resources | nindent 2 }}
{{- end -}}

{{/* What the pods of hosts and of the migration have in common. */}}
{{- define "portal.pod" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  # The user "node" of the image.
  runAsUser: 1000
  runAsGroup: 1000
  # The group of the files in a mounted volume.
  fsGroup: 1000
  seccompProfile:
    type: RuntimeDefault
{{- if or .Values.filesClaim .Values.configMap }}
volumes:
  {{- with .Values.filesClaim }}
  - name: files
    persistentVolumeClaim:
      claimName: {{ . }}
  {{- end }}
  {{- with .Values.configMap }}
  - name: config
    configMap:
      name: {{ . }}
  {{- end }}
{{- end }}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}
