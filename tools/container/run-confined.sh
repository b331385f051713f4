#!/bin/sh
# Runs a command in the file system of an image as a strict container engine does: as process 1, unprivileged, without
# any capability, and with nothing to write to but the data folder and /tmp. To be started by
# `unshare --mount --pid --fork`: all mounts are gone with it.
#   run-confined.sh <root> <data folder> <mount point of the data> <uid:gid> <working folder> <command …>
set -eu
root=$1 data=$2 mount_point=$3 uid=${4%:*} gid=${4#*:} folder=$5
shift 5

mount --make-rprivate /
mount --bind "$root" "$root"
mount --bind "$data" "$root$mount_point"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/tmp"
mount -t tmpfs tmpfs "$root/dev"
for device in null zero random urandom; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir "$root/dev/shm"
mount -t tmpfs tmpfs "$root/dev/shm"
mount -o remount,bind,ro "$root"
if touch "$root/app/written" 2>/dev/null; then
  echo 'The root folder can be written to.' >&2
  exit 1
fi

exec chroot "$root" setpriv --reuid="$uid" --regid="$gid" --clear-groups --no-new-privs --bounding-set=-all \
  env -C "$folder" "$@"
